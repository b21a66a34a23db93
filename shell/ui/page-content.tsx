import { createElement, memo, useState, type ComponentType } from 'react';
import type { Chunk, Entry } from '../router/index.js';
import { useApp } from './context.js';
import { LoadNotice, NotFoundNotice, PageBoundary, type LoadStatus } from './notices.js';

/** `load` of a page gives a module whose default export is the component, or the component itself. */
const componentOf = (module: unknown): ComponentType | undefined => {
  const candidate = typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  // Components made by memo(), lazy() or forwardRef() are objects with this key.
  return typeof candidate === 'function' || Object(candidate).$$typeof ? (candidate as ComponentType) : undefined;
};

/** The page's component, or a notice if the page is loading, failed to load or does not exist. */
export const PageContent = memo(function PageContent({ entry, chunk }: { entry: Entry; chunk: Chunk | undefined }) {
  const { router, definition } = useApp();
  const [failure, setFailure] = useState<LoadStatus>();
  if (entry.route === '') {
    return <NotFoundNotice onHome={() => router.reLaunch({ url: definition.pages[0]!.path })} />;
  }
  if (!chunk) return null;
  const { status } = chunk;
  const notice = (shown: LoadStatus) => <LoadNotice status={shown} retry={() => router.retry(entry.route)} />;
  // A retry shows the notice of the last failure until it counts as pending.
  if (status === 'loading') return failure ? notice(failure) : null;
  if (status !== 'ready') {
    if (status !== 'pending' && status !== failure) setFailure(status);
    return notice(status);
  }
  const Page = componentOf(chunk.module);
  if (!Page) return notice('error');
  // Not `report`: React has logged the error.
  return <PageBoundary onError={(error) => router.app.send('error', error)}>{createElement(Page)}</PageBoundary>;
});
