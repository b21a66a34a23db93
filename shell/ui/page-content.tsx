import { createElement, type ComponentType } from 'react';
import type { Chunk, Entry } from '../router/index.js';
import { useApp } from './context.js';
import { LoadingNotice, LoadNotice, NotFoundNotice, PageBoundary } from './notices.js';

/** A page's module is a module with a default export, or the component itself. */
const componentOf = (module: unknown): ComponentType | undefined => {
  const candidate = typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  // What memo() and the like make is an object with this mark.
  return typeof candidate === 'function' || Object(candidate).$$typeof ? (candidate as ComponentType) : undefined;
};

/** The page itself, or what is to be said instead of it. */
export function PageContent({ entry, chunk }: { entry: Entry; chunk: Chunk | undefined }) {
  const { router, definition } = useApp();
  if (entry.route === '') {
    return <NotFoundNotice onHome={() => void router.reLaunch({ url: definition.pages[0]!.path })} />;
  }
  if (chunk?.status === 'error' || chunk?.status === 'timeout') {
    return <LoadNotice status={chunk.status} onRetry={() => void router.retry(entry.route)} />;
  }
  if (chunk?.status === 'pending') return <LoadingNotice />;
  if (chunk?.status !== 'ready') return null;
  const Page = componentOf(chunk.module);
  if (!Page) return <LoadNotice status="error" onRetry={() => void router.retry(entry.route)} />;
  return <PageBoundary onError={(error) => router.app.send('error', error)}>{createElement(Page)}</PageBoundary>;
}
