import { createElement, memo, useEffect, useState, type ComponentType } from 'react';
import type { Chunk, Entry } from '../router/index.js';
import { PageBoundary } from './boundaries.js';
import { useApp, usePageContext } from './context.js';
import { CrashNotice, LoadNotice, NotFoundNotice, type LoadStatus } from './notices.js';
import { findNewVersion } from './stale.js';

/** `load` of a page gives a module whose default export is the component, or the component itself. */
export const componentOf = (module: unknown): ComponentType | undefined => {
  const candidate = typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  // Components made by memo(), lazy() or forwardRef() are objects with this key.
  return typeof candidate === 'function' || Object(candidate).$$typeof ? (candidate as ComponentType) : undefined;
};

interface ContentProps {
  entry: Entry;
  chunk: Chunk | undefined;
}

/** The page's component, or a notice if the page is loading, failed to load, has crashed or does not exist. */
export const PageContent = memo(function PageContent(props: ContentProps) {
  const { router } = useApp();
  const { page } = usePageContext();
  return (
    <PageBoundary
      page={page}
      // Not `report`: React has logged the error.
      onError={(error) => router.app.send('error', error)}
      notice={(error, retry) => <CrashNotice error={error} retry={retry} />}
    >
      <Content {...props} />
    </PageBoundary>
  );
});

function Content({ entry, chunk }: ContentProps) {
  const { router, definition } = useApp();
  const failure = useFailure(entry, chunk);
  if (entry.route === '') {
    return <NotFoundNotice onHome={() => router.reLaunch({ url: definition.pages[0]!.path })} />;
  }
  const Page = chunk?.status === 'ready' ? componentOf(chunk.module) : undefined;
  if (Page) return createElement(Page);
  const status = chunk?.status === 'pending' ? 'loading' : failure?.status;
  return status ? <LoadNotice status={status} error={failure?.chunk.error} retry={() => retry()} /> : null;

  async function retry(): Promise<void> {
    if (failure?.reload) failure.reload();
    else await router.retry(entry.route);
  }
}

/** Why the page's module is not there. */
interface Failure {
  readonly chunk: Chunk;
  readonly status: Exclude<LoadStatus, 'loading'>;
  /** Loads the new version of the app. */
  readonly reload?: () => void;
}

function failureOf(chunk: Chunk): Failure | undefined {
  const { status } = chunk;
  if (status === 'error' || status === 'timeout') return { chunk, status: navigator.onLine ? status : 'offline' };
  return status === 'ready' && !componentOf(chunk.module) ? { chunk, status: 'error' } : undefined;
}

/**
 * The last failure of the page's load. It stays while a retry runs, until that counts as pending. Without network, retries
 * when that is back. Finds out whether the server has a new version of the app, without the module.
 */
function useFailure({ route }: Entry, chunk: Chunk | undefined): Failure | undefined {
  const { router } = useApp();
  const [failure, setFailure] = useState<Failure>();
  const latest = chunk && failure?.chunk !== chunk ? failureOf(chunk) : undefined;
  if (latest) setFailure(latest);
  const isOffline = failure?.status === 'offline';
  const isLost = failure?.status === 'error' && failure.chunk.status === 'error';

  useEffect(() => {
    if (!isOffline) return;
    const retry = (): void => void router.retry(route);
    // The network came back while another page was on top.
    if (navigator.onLine) return retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isOffline, router, route]);

  useEffect(() => {
    if (!isLost) return;
    const checking = new AbortController();
    void findNewVersion(checking.signal).then((reload) => {
      if (reload && !checking.signal.aborted) setFailure({ ...failure, status: 'stale', reload });
    });
    return () => checking.abort();
  }, [isLost, failure]);

  return failure;
}
