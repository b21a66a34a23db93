import { assert } from '@open-wc/testing';
import { createElement, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { AppShell, type App, type AppDefinition, defineApp } from 'nacre/shell';
import { NOTICES } from '../../shell/ui/parts/feature.js';
import { drawn } from '../helpers/dom.js';
import { countHistoryWrites, historyRoom } from '../router/app-frame.js';

/** An app on the test's own page, in hash mode. */
export interface StartedApp {
  readonly app: App;
  readonly container: HTMLElement;
  /** The page that the user deals with. */
  top(): HTMLElement;
  /** Its own content, without the bar. */
  text(): string;
  /** Its scroller. */
  scroller(): HTMLElement;
  bar(): HTMLElementTagNameMap['nc-nav-bar'];
  /** The tab bar, unless it is hidden. */
  tabBar(): HTMLElementTagNameMap['nc-tab-bar'] | null;
  /** What the address bar shows behind `#`. */
  hash(): string;
  /** The browser's own Back (-1) or Forward (1). */
  go(delta: number): Promise<void>;
  /** Resolves when nothing moves or loads any more. */
  settled(): Promise<void>;
  unmount(): void;
  mount(): Promise<void>;
}

const open = new Set<{ unmount(): void; container: HTMLElement }>();
const href = location.href;

/** No test of one app writes to history more often. */
const MOST_WRITES = 20;

export interface StartOptions {
  url?: string;
  strict?: boolean;
  onError?: (error: unknown) => void;
}

export async function startApp(definition: AppDefinition, options: StartOptions = {}): Promise<StartedApp> {
  const { url = '/home', strict = false, onError } = options;
  countHistoryWrites();
  // Apps load them after their first page.
  await NOTICES.load();
  await historyRoom(MOST_WRITES);
  history.pushState(null, '', `#${url}`);
  const container = document.createElement('div');
  document.body.append(container);
  const app = defineApp(definition);
  const { router } = app;
  let root: Root | undefined;
  const started: StartedApp = {
    app,
    container,
    top: () => container.querySelector<HTMLElement>('.nc-page:not([inert])')!,
    text: () => started.top().querySelector('.nc-page-content')!.textContent,
    scroller: () => started.top().querySelector<HTMLElement>('.nc-page-scroll')!,
    bar: () => started.top().querySelector('nc-nav-bar')!,
    tabBar: () => container.querySelector('nc-tab-bar:not([hidden])'),
    hash: () => location.hash.slice(1),
    async go(delta) {
      const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.go(delta);
      await moved;
      await router.navigateBack({ delta: 0 }).catch(() => undefined);
      await started.settled();
    },
    async settled() {
      await until(() => isSettled(app), 'the app comes to rest');
      await drawn();
    },
    unmount() {
      flushSync(() => root?.unmount());
      root = undefined;
    },
    async mount() {
      let isLaunched = false;
      router.app.addEventListener('launch', () => (isLaunched = true), { once: true });
      root = createRoot(container, { ...(onError && { onCaughtError: onError, onUncaughtError: onError }) });
      const shell = createElement(AppShell, { app });
      flushSync(() => root!.render(strict ? createElement(StrictMode, null, shell) : shell));
      await until(() => isLaunched, 'the app starts');
      await started.settled();
    },
  };
  open.add(started);
  await started.mount();
  return started;
}

/** Resolves in the frame in which the condition holds; counts as an assertion. Fails after 8 s. */
export async function until(condition: () => unknown, what: string): Promise<void> {
  const end = performance.now() + 8000;
  while (!condition()) {
    if (performance.now() > end) assert.fail(`Timed out before ${what}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  assert.ok(true, what);
}

function isSettled({ router }: App): boolean {
  const { entries, leaving, chunks } = router.getSnapshot();
  const top = entries.at(-1);
  const status = chunks.get(top?.route ?? '')?.status;
  return top?.phase === 'active' && leaving.length === 0 && status !== 'loading' && status !== 'pending';
}

/** For `afterEach`. */
export function stopApps(): void {
  for (const { unmount, container } of open) {
    unmount();
    container.remove();
  }
  open.clear();
  sessionStorage.clear();
  history.pushState(null, '', href);
}
