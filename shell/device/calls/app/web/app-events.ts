import type { LaunchOptions } from '../types.js';
import { launchOptions } from './launch.js';
import type { Provider, SignalSource } from '../../../types.js';

/** A page without a router: the path and query are those of the document. */
function optionsOf(url: string): LaunchOptions {
  const { pathname: path, searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())];
  const values = names.map((name) => [name, searchParams.getAll(name)] as const);
  return launchOptions({
    path,
    query: Object.fromEntries(values.map(([name, all]) => [name, all.length > 1 ? all : all[0]!])),
  });
}

/** Scripts may have changed the URL since. */
export const getLaunchOptions: Provider<'getLaunchOptions'> = () =>
  optionsOf(performance.getEntriesByType('navigation')[0]?.name || location.href);

export const getEnterOptions: Provider<'getEnterOptions'> = () => optionsOf(location.href);

export const appShow: SignalSource<'appShow'> = (emit, signal) => {
  const tell = (): void => {
    if (!document.hidden) emit(optionsOf(location.href));
  };
  document.addEventListener('visibilitychange', tell, { signal });
};

export const appHide: SignalSource<'appHide'> = (emit, signal) => {
  const tell = (): void => {
    if (document.hidden) emit({});
  };
  document.addEventListener('visibilitychange', tell, { signal });
};

export const error: SignalSource<'error'> = (emit, signal) =>
  addEventListener('error', (event) => emit(event.error ?? event.message), { signal });

export const unhandledRejection: SignalSource<'unhandledRejection'> = (emit, signal) =>
  addEventListener('unhandledrejection', ({ reason, promise }) => emit({ reason, promise }), { signal });
