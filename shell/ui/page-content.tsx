import { createElement, useState, type ComponentType } from 'react';
import type { Chunk, Entry } from '../router/index.js';
import { useApp } from './context.js';
import { LoadNotice, NotFoundNotice, PageBoundary, type LoadStatus } from './notices.js';

/** A page's module is a module with a default export, or the component itself. */
const componentOf = (module: unknown): ComponentType | undefined => {
  const candidate = typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  // What memo() and the like make is an object with this mark.
  return typeof candidate === 'function' || Object(candidate).$$typeof ? (candidate as ComponentType) : undefined;
};

/** The page itself, or what is to be said instead of it. */
export function PageContent({ entry, chunk }: { entry: Entry; chunk: Chunk | undefined }) {
  const { router, definition } = useApp();
  const [failure, setFailure] = useState<LoadStatus>();
  if (entry.route === '') {
    return <NotFoundNotice onHome={() => router.reLaunch({ url: definition.pages[0]!.path })} />;
  }
  if (!chunk) return null;
  const { status } = chunk;
  const notice = (shown: LoadStatus) => <LoadNotice status={shown} retry={() => router.retry(entry.route)} />;
  // Until it takes its time the next try shows in the notice of the last one.
  if (status === 'loading') return failure ? notice(failure) : null;
  if (status !== 'ready') {
    if (status !== 'pending' && status !== failure) setFailure(status);
    return notice(status);
  }
  const Page = componentOf(chunk.module);
  if (!Page) return notice('error');
  return <PageBoundary onError={(error) => router.app.send('error', error)}>{createElement(Page)}</PageBoundary>;
}
