import { setLongTimeout } from '../../../elements/base/timers.js';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { LOADING_DELAY, LOADING_TIMEOUT } from '../../router/chunks.js';
import type { Page } from '../../router/index.js';
import { Boundary, PageBoundary } from './boundaries.js';
import { useApp } from '../app/context.js';
import { CrashNotice, LoadNotice } from './notices.js';
import type { LoadStatus } from './load-status.js';
import { useNetwork } from '../base/network.js';

interface AppPartProps {
  /** For those who read about its errors. */
  name: string;
  /** The page that it is, if it is one. */
  page?: Page;
  /** Tells whether it waits. */
  onWait?: (isWaiting: boolean) => void;
  children: ReactNode;
}

/** A page or another part of the screen that is the app's own. In its place are notices while it waits, and if it throws. */
export function AppPart({ name, page, onWait, children }: AppPartProps) {
  const { router } = useApp();
  const props = {
    // Not `report`: React has logged the error.
    onError: (error: unknown) => router.app.send('error', error),
    notice: (error: unknown, retry: () => Promise<void>) => <CrashNotice error={error} retry={retry} />,
    waiting: (retry: () => Promise<void>) => <Waiting name={name} page={page} retry={retry} onWait={onWait} />,
    children,
  };
  return page ? <PageBoundary {...props} page={page} /> : <Boundary {...props} />;
}

interface WaitingProps {
  name: string;
  page: Page | undefined;
  retry: () => Promise<void>;
  onWait: AppPartProps['onWait'];
}

/** In the place of what waits: first nothing, then a notice that it loads, at last that its time is up. */
function Waiting({ name, page, retry, onWait }: WaitingProps) {
  const { definition, report } = useApp();
  const { delay = LOADING_DELAY, timeout = LOADING_TIMEOUT } = definition.loading ?? {};
  const [status, setStatus] = useState<LoadStatus>();

  useLayoutEffect(() => {
    onWait?.(true);
    return () => {
      onWait?.(false);
      const element = page?.element;
      if (!element?.contains(document.activeElement)) return;
      // The notice goes in this task, perhaps with the focus.
      queueMicrotask(() => {
        if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
      });
    };
  }, [page, onWait]);

  useEffect(() => {
    const loading = setLongTimeout(() => setStatus('loading'), delay);
    const late = setLongTimeout(() => {
      setStatus(navigator.onLine ? 'timeout' : 'offline');
      report(new Error(`${name}: it has waited for ${timeout} ms`));
    }, timeout);
    return () => {
      clearTimeout(loading);
      clearTimeout(late);
    };
  }, [name, delay, timeout, report]);

  useNetwork(status === 'offline', retry);

  return status ? <LoadNotice status={status} retry={retry} /> : null;
}
