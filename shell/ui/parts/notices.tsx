import { msg } from '@lit/localize';
import { useEffect, useState, type ReactNode } from 'react';
import { useApp } from '../app/context.js';
import { useFeature } from '../base/feature.js';
import { useLocalized } from '../definition/locale.js';
import type { NoticeProps, Notices } from '../definition/types.js';
import { Boundary } from './boundaries.js';
import { NOTICES } from './feature.js';
import type { LoadStatus } from './load-status.js';

interface AppNoticeProps extends NoticeProps {
  name: keyof Notices;
  /** The shell's own notice. */
  children: ReactNode;
}

/** The app's own notice of this name, else the shell's. */
function AppNotice({ name, error, retry, children }: AppNoticeProps) {
  const { definition, router } = useApp();
  const Own = definition.notices?.[name];
  if (!Own) return children;
  return (
    <Boundary
      key={name}
      onError={(thrown) => router.app.send('error', thrown)}
      notice={() => children}
      waiting={() => children}
    >
      <Own error={error} retry={retry} />
    </Boundary>
  );
}

interface ShellNoticeProps extends NoticeProps {
  /** Makes the notice, once it has loaded. */
  of: (notices: NonNullable<ReturnType<typeof NOTICES.get>>) => ReactNode;
}

/** A notice of the shell. Where it cannot be loaded, such as without a network, a plain button stands for it. */
function ShellNotice({ of, retry }: ShellNoticeProps) {
  const notices = useFeature(NOTICES, false);
  const [isLost, setLost] = useState(false);
  useLocalized();
  useEffect(() => {
    NOTICES.load().catch(() => setLost(true));
  }, []);
  if (notices) return of(notices);
  if (!isLost) return null;
  const again = (): void => {
    NOTICES.want();
    void retry();
  };
  return (
    <button type="button" className="nc-notice" onClick={again}>
      {msg('Retry', { id: 'nc.status.retry', desc: 'Button that tries again what failed' })}
    </button>
  );
}

/** Shows that a page loads or failed to load. */
export function LoadNotice({ status, error, retry }: NoticeProps & { status: LoadStatus }) {
  return (
    <AppNotice name={status === 'stale' ? 'error' : status} error={error} retry={retry}>
      <ShellNotice
        retry={retry}
        of={({ ShellLoadNotice }) => <ShellLoadNotice status={status} error={error} retry={retry} />}
      />
    </AppNotice>
  );
}

/** For a URL without a page, if the app has no `notFound` page. */
export function NotFoundNotice({ onHome }: { onHome: () => Promise<void> }) {
  return (
    <AppNotice name="notFound" retry={onHome}>
      <ShellNotice retry={onHome} of={({ ShellNotFoundNotice }) => <ShellNotFoundNotice retry={onHome} />} />
    </AppNotice>
  );
}

/** For a page that has thrown an error while it rendered. */
export function CrashNotice({ error, retry }: NoticeProps) {
  return (
    <AppNotice name="crash" error={error} retry={retry}>
      <ShellNotice retry={retry} of={({ ShellCrashNotice }) => <ShellCrashNotice error={error} retry={retry} />} />
    </AppNotice>
  );
}
