/**
 * For pages that a web view shows: the page and the app around it exchange messages, the page can open pages of the app, and the
 * app can lead the page back and forward. Entry point `nacre/web-view-page`; it needs nothing else of this package.
 */
import { INVOKE, type PageCommand, type PageReport } from './protocol.js';
import { navigationOf, takeStep } from './readable.js';

/** What the app may be asked for. It listens only if its web view has `navigation`. */
type CallName = 'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch' | 'navigateBack';

export interface WebViewHost {
  /** Sends a message to the app: the `message` event of its web view. */
  postMessage(data: unknown, transfer?: Transferable[]): void;
  /** Asks the app to open one of its pages, or to go back. */
  call(name: CallName, options?: { url?: string; delta?: number }): void;
  /** Calls `listener` with each message of the app, until the signal aborts. */
  listen(listener: (data: unknown) => void, options?: { signal?: AbortSignal }): void;
  /** Ends the connection. */
  close(): void;
}

const COMMANDS: Readonly<Record<PageCommand['command'], () => unknown>> = {
  back: () => takeStep(window, 'back'),
  forward: () => takeStep(window, 'forward'),
  reload: () => location.reload(),
  stop: () => window.stop(),
};

/** Whether a message is the web view's own. */
const isCommand = (data: unknown): data is PageCommand =>
  typeof data === 'object' && data !== null && (data as Partial<PageCommand>).nacre === 'page-command';

/**
 * Connects the page with the web view that shows it, in the app at `origin`. Undefined if the page is in no frame. Messages
 * of other windows and other origins do not count, and no other origin gets any.
 */
export function connectWebView({ origin }: { origin: string }): WebViewHost | undefined {
  const { parent } = window;
  if (parent === window) return undefined;
  if (!URL.canParse(origin)) throw new TypeError(`origin: expected that of the app, got ${origin}`);
  const app = new URL(origin).origin;
  const closing = new AbortController();
  const { signal } = closing;
  const page = Math.random();
  const navigation = navigationOf(window);

  const post = (data: unknown, transfer: Transferable[] = []) => parent.postMessage(data, app, transfer);
  const report = () => {
    const place = { index: navigation?.currentEntry?.index ?? 0, length: navigation?.entries().length ?? 1 };
    post({ nacre: 'page', page, url: location.href, title: document.title, ...place } satisfies PageReport);
  };
  const on = (listener: (data: unknown) => void, until: AbortSignal) =>
    addEventListener(
      'message',
      ({ data, source, origin: from }: MessageEvent<unknown>) => {
        if (source === parent && from === app) listener(data);
      },
      { signal: until },
    );

  on((data) => {
    if (isCommand(data) && Object.hasOwn(COMMANDS, data.command)) COMMANDS[data.command]();
  }, signal);
  navigation?.addEventListener('currententrychange', report, { signal });
  addEventListener('DOMContentLoaded', report, { signal });
  report();

  return {
    postMessage: post,
    call: (name, options = {}) => post({ type: INVOKE, data: { name, arg: options } }),
    listen(listener, { signal: own } = {}) {
      const until = own ? AbortSignal.any([own, signal]) : signal;
      on((data) => isCommand(data) || listener(data), until);
    },
    close: () => closing.abort(),
  };
}
