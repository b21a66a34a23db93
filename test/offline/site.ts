import { assert, waitUntil } from '@open-wc/testing';
import type { OfflineApp } from './app/main.js';

/** A site of its own, with the app in a frame. */
export interface Site {
  readonly url: string;
  /** Sets which version the server has, and whether it is away. */
  set(state: { version?: number; away?: 0 | 1 }): Promise<void>;
  /** Opens a window of the app, at a path below its folder. */
  open(path?: string): Promise<OfflineWindow>;
  /** Removes the windows and the worker. */
  remove(): Promise<void>;
}

export interface OfflineWindow {
  readonly frame: HTMLIFrameElement;
  readonly app: OfflineApp;
  text(): string;
  /** Resolves when the document has loaded again and the app has started. */
  reloaded(): Promise<void>;
  reload(): Promise<void>;
  got(signal: string): Promise<void>;
}

let count = 0;

export function createSite(): Site {
  const url = new URL(`/__deployed__/offline/${Date.now().toString(36)}-${count++}/`, location.href).href;
  const frames: HTMLIFrameElement[] = [];
  return {
    url,
    async set(state) {
      const query = new URLSearchParams(Object.entries(state).map(([key, value]) => [key, String(value)]));
      const answer = await fetch(`${url}state?${query}`);
      assert.isTrue(answer.ok, 'the state of the site is set');
    },
    async open(path = '') {
      const frame = document.createElement('iframe');
      frame.src = url + path;
      document.body.append(frame);
      frames.push(frame);
      const opened = windowOf(frame);
      await opened.reloaded();
      return opened;
    },
    async remove() {
      for (const frame of frames) frame.remove();
      // Not waited for: WebKit answers when the removed windows are gone.
      const registration = await navigator.serviceWorker.getRegistration(url);
      void registration?.unregister();
    },
  };
}

function windowOf(frame: HTMLIFrameElement): OfflineWindow {
  const window = () => frame.contentWindow as OfflineApp | null;
  let last: unknown;
  const reloaded = async () => {
    const isNew = () => window()?.signals && window()!.signals !== last && window()!.document.readyState === 'complete';
    await waitUntil(isNew, 'the app has started', { timeout: 20_000 });
    last = window()!.signals;
  };
  return {
    frame,
    get app() {
      return window()!;
    },
    text: () => frame.contentDocument!.querySelector('main')!.textContent,
    reloaded,
    async reload() {
      window()!.location.reload();
      await reloaded();
    },
    async got(signal) {
      await waitUntil(() => window()!.signals.includes(signal), `the signal ${signal}`, { timeout: 20_000 });
    },
  };
}
