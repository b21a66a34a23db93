import { createElement, memo, useEffect, useState } from 'react';
import type { Chunk, Entry } from '../../router/index.js';
import { rooted } from '../../router/url.js';
import { AppPart } from '../parts/app-part.js';
import { useApp, usePageContext } from '../app/context.js';
import { useNetwork } from '../base/network.js';
import { LoadNotice, NotFoundNotice } from '../parts/notices.js';
import type { LoadStatus } from '../parts/load-status.js';
import { componentOf, NO_COMPONENT } from '../parts/component.js';
import { findNewVersion } from '../parts/stale.js';

/** Modules without a component that the app has been told of. */
const reported = new WeakSet<Chunk>();

interface ContentProps {
  entry: Entry;
  chunk: Chunk | undefined;
}

interface PageContentProps extends ContentProps {
  /** Tells whether the page waits for code or data of its own. */
  onWait: (isWaiting: boolean) => void;
}

/** The page's component, or a notice if the page is loading, failed to load, has crashed or does not exist. */
export const PageContent = memo(function PageContent({ onWait, ...props }: PageContentProps) {
  const { page } = usePageContext();
  return (
    <AppPart name={`page \`${props.entry.route}\``} page={page} onWait={onWait}>
      <Content {...props} />
    </AppPart>
  );
});

function Content({ entry, chunk }: ContentProps) {
  const { router, definition } = useApp();
  const failure = useFailure(entry, chunk);
  if (entry.route === '') {
    return <NotFoundNotice onHome={() => router.reLaunch({ url: rooted(definition.pages[0]!.path) })} />;
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
  const { router, report } = useApp();
  const [failure, setFailure] = useState<Failure>();
  const latest = chunk && failure?.chunk !== chunk ? failureOf(chunk) : undefined;
  if (latest) setFailure(latest);
  const isOffline = failure?.status === 'offline';
  const isEmpty = failure?.chunk.status === 'ready';
  const isLost = failure?.status === 'error' && failure.chunk.status === 'error';

  useNetwork(isOffline, () => router.retry(route));

  useEffect(() => {
    if (!isEmpty || reported.has(failure.chunk)) return;
    reported.add(failure.chunk);
    report(new TypeError(`page \`${route}\`: load: ${NO_COMPONENT}`));
  }, [isEmpty, failure, report, route]);

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
