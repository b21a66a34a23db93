import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { type Frame, openFrame } from '../helpers/frame.js';
import type * as Device from '../../shell/device/index.js';
import type * as RouterModule from '../../shell/router/index.js';
import { freshEntry } from './app-frame.js';

type RouterOptions = RouterModule.RouterOptions;

/** Two tabs and two other pages. */
export const APP: RouterOptions = {
  pages: [{ path: '/home' }, { path: '/mine' }, { path: '/list' }, { path: '/detail' }],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

/** A router in a document of its own, with the bus of that document. */
export interface Started {
  frame: Frame;
  router: RouterModule.Router;
  device: typeof Device;
  /** URLs of the stack, bottom to top. */
  urls(): string[];
  /** What the address bar shows behind `#`. */
  hash(): string;
  top(): RouterModule.Entry;
  /** The browser's own Back (-1) or Forward (1). */
  go(delta: number): Promise<void>;
  /** Resolves when the router has dealt with all that happened before; it must not be waiting for an answer. */
  settled(): Promise<void>;
}

const open = new Set<Started>();

/** `prepare` is called before it starts. */
export async function startRouter(
  options: RouterOptions,
  hash = '/home',
  prepare?: (router: RouterModule.Router) => Promise<unknown>,
): Promise<Started> {
  await freshEntry();
  const frame = await openFrame();
  const device = (await frame.load('/shell/device/index.ts')) as typeof Device;
  const { createRouter } = (await frame.load('/shell/router/index.ts')) as typeof RouterModule;
  frame.window.history.replaceState(null, '', `#${hash}`);
  const router = createRouter(options);
  const started: Started = {
    frame,
    router,
    device,
    urls: () => router.getSnapshot().entries.map(({ url }) => url),
    hash: () => frame.window.location.hash.slice(1),
    top: () => router.getSnapshot().entries.at(-1)!,
    async go(delta) {
      const moved = new Promise((resolve) => frame.window.addEventListener('popstate', resolve, { once: true }));
      frame.window.history.go(delta);
      await moved;
    },
    async settled() {
      await router.navigateBack({ delta: 0 }).catch(() => undefined);
    },
  };
  open.add(started);
  await prepare?.(router);
  await router.start();
  return started;
}

export function stopRouters(): void {
  for (const { router, frame } of open) {
    router.stop();
    frame.window.sessionStorage.clear();
    frame.remove();
  }
  open.clear();
}

/** A promise and what settles it. */
export function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void } {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** What a call failed with. */
export async function failure(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    return (error as Error).message;
  }
  return 'did not fail';
}

export const state = ({ frame }: Started) => frame.window.history.state as { key: string; index: number; spare?: true };
/** Stack, address bar and state of history belong together. */
export function expectStack(app: Started, ...expected: string[]): void {
  expect([app.urls(), app.hash()]).to.deep.equal([expected, expected.at(-1)]);
  const { key, index, spare } = state(app);
  expect({ key, index, spare }).to.deep.equal({ key: app.top().key, index: expected.length - 1, spare: undefined });
}

/** The browser is on the page's own entry, or on the one above it. */
export const isOn = (app: Started, spare: boolean) =>
  waitUntil(() => Boolean(state(app).spare) === spare, spare ? 'Back is kept' : 'Back is let go');

/** The event of the test's own page when the frame has no entry left to go back to. */
export const left = () => oneEvent(window, 'popstate');
