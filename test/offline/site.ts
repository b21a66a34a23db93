import { assert, waitUntil } from '@open-wc/testing';
import type { OfflineApp } from './app/main.js';

/** A site of its own, with the app in a frame. */
export interface Site {
  readonly url: string;
  /** Sets which version the server has, whether it is away, and whether it holds some answers. */
  set(state: { version?: number; away?: 0 | 1; held?: string; lost?: string }): Promise<void>;
  /** The files that the server was asked for. */
  asked(): Promise<string[]>;
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

export function createSite(app: 'offline' | 'whole' = 'offline'): Site {
  const url = new URL(`/__deployed__/${app}/${crypto.randomUUID()}/`, location.href).href;
  const frames: HTMLIFrameElement[] = [];
  return {
    url,
    async set(state) {
      const query = new URLSearchParams(Object.entries(state).map(([key, value]) => [key, String(value)]));
      const answer = await fetch(`${url}state?${query}`);
      assert.isTrue(answer.ok, 'the state of the site is set');
    },
    async asked() {
      return Object.keys((await (await fetch(`${url}state`)).json()) as object);
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

/** The text of an answer that the app gets. */
export const textOf = async (url: string, { app }: OfflineWindow): Promise<string> => (await app.fetch(url)).text();

/** `failed` if it fails. */
export const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    (result) => (typeof result === 'string' ? result : 'an answer'),
    () => 'failed',
  );
