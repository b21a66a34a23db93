import { device, type CurrentPage, type LaunchOptions as OpenedBy, type SignalName } from '../device/index.js';
import { launchOptions } from '../device/calls/app/web/launch.js';
import type { PageEvent } from './lifecycle.js';
import type { RouterStore } from './store.js';
import type { Entry, LaunchOptions } from './types.js';

/** Event of the app -> signal of the bus. */
const SIGNALS = {
  show: 'appShow',
  hide: 'appHide',
  error: 'error',
  unhandledrejection: 'unhandledRejection',
  pagenotfound: 'pageNotFound',
} as const satisfies Record<string, SignalName>;

/** Sends the events of the app on the bus, and answers how it was opened and what pages it shows. Returns a function that ends it. */
export function provideAppCalls(store: RouterStore): () => void {
  const { app } = store;
  const payloadOf = (name: SignalName, data: unknown): unknown => {
    if (name === 'appShow' || name === 'pageNotFound')
      return { ...launchOptions(data as LaunchOptions), ...Object(data) };
    return name === 'appHide' ? {} : data;
  };
  /** Before the launch there is the first page that the router knows of: none. */
  const opened = (by: LaunchOptions = { path: '', query: {} }): OpenedBy => launchOptions(by);
  const stops = [
    device.provide('getLaunchOptions', () => opened(store.launched)),
    device.provide('getEnterOptions', () => opened(store.entered)),
    device.provide('getCurrentPages', () => ({ pages: store.stack.entries.map((entry) => pageOf(store, entry)) })),
    ...Object.entries(SIGNALS).map(([type, name]) =>
      device.source(name as SignalName, (emit, signal) =>
        app.addEventListener(type, (event) => emit(payloadOf(name, (event as PageEvent).data) as never), { signal }),
      ),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

const pageOf = (store: RouterStore, { key, route, path, url, query, params }: Entry): CurrentPage => ({
  key,
  route,
  path,
  fullPath: url,
  options: query,
  params,
  getHTMLElement: () => store.page(key)?.element ?? null,
});
