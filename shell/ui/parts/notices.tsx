import { msg } from '@lit/localize';
import type { ReactNode } from 'react';
import { Status } from '../../../react/generated/status.js';
import { Boundary } from './boundaries.js';
import { useApp } from '../app/context.js';
import { useLocalized } from '../definition/locale.js';
import type { NoticeProps, Notices } from '../definition/types.js';

/** Why a page is not there. `stale`: the server has a new version of the app, without the page's module. */
export type LoadStatus = 'loading' | 'error' | 'timeout' | 'offline' | 'stale';

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

/** Shows that a page loads or failed to load. One element for all statuses: the focus stays in it when the user retries. */
export function LoadNotice({ status, error, retry }: NoticeProps & { status: LoadStatus }) {
  useLocalized();
  return (
    <AppNotice name={status === 'stale' ? 'error' : status} error={error} retry={retry}>
      <Status
        className="nc-notice"
        type={status === 'stale' ? 'error' : status}
        {...textsOf(status)}
        onRetry={(event) => event.waitUntil(retry())}
      />
    </AppNotice>
  );
}

/** Texts that differ from those of `nc-status`. */
function textsOf(status: LoadStatus): { title: string; description: string; retryText: string } {
  const texts = { title: '', description: '', retryText: '' };
  if (status === 'error')
    texts.title = msg('Page failed to load.', { id: 'nc.page.failed', desc: 'A page could not be loaded' });
  if (status === 'timeout')
    texts.description = msg('Tap to retry.', { id: 'nc.page.tap', desc: 'What to do when a page has timed out' });
  if (status === 'stale') {
    texts.title = msg('This app has been updated.', {
      id: 'nc.page.stale',
      desc: 'A page cannot be loaded, because the server has a new version of the app',
    });
    texts.description = msg('Reload it to open this page.', {
      id: 'nc.page.stale-advice',
      desc: 'What to do about it',
    });
    texts.retryText = msg('Reload', { id: 'nc.page.reload', desc: 'Button that loads the new version of the app' });
  }
  return texts;
}

/** For a URL without a page, if the app has no `notFound` page. */
export function NotFoundNotice({ onHome }: { onHome: () => Promise<void> }) {
  useLocalized();
  return (
    <AppNotice name="notFound" retry={onHome}>
      <Status
        className="nc-notice"
        type="empty"
        title={msg('Page not found.', { id: 'nc.page.not-found', desc: 'A URL that leads to no page' })}
        retryText={msg('Home', { id: 'nc.page.home', desc: 'Button that leads to the first page' })}
        onRetry={(event) => event.waitUntil(onHome())}
      />
    </AppNotice>
  );
}

/** For a page that has thrown an error while it rendered. */
export function CrashNotice({ error, retry }: NoticeProps) {
  useLocalized();
  const text = msg('Something went wrong on this page.', { id: 'nc.page.crashed', desc: 'A page has a defect' });
  return (
    <AppNotice name="crash" error={error} retry={retry}>
      <Status className="nc-notice" type="error" title={text} onRetry={() => void retry()} />
    </AppNotice>
  );
}
