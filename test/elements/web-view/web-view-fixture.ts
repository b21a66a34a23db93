import 'nacre/elements/web-view';
import { fixture, html, waitUntil } from '@open-wc/testing';
import type { FrameMessageEvent, FrameNavigateEvent, NcWebView } from 'nacre/elements/web-view';

/** The origin of the tests, and another one of the same server. */
export const OWN = location.origin;
export const OTHER = OWN.includes('localhost')
  ? OWN.replace('localhost', '127.0.0.1')
  : OWN.replace('127.0.0.1', 'localhost');

/** Whether the browser tells where a frame is in its history. */
export const hasNavigation = 'navigation' in window;

interface PageOptions {
  readonly origin?: string;
  /** It does not speak the protocol of web views. */
  readonly mute?: boolean;
  readonly body?: string;
}

/** The address of a page that does what messages tell it (../fixtures/framed-page.ts). */
export function pageUrl(name: string, { origin = OWN, mute, body = `<h1>${name}</h1>` }: PageOptions = {}): string {
  const url = new URL('/__fixture/page', origin);
  url.searchParams.set('module', '/test/elements/fixtures/framed-page.ts');
  url.searchParams.set('html', body);
  url.searchParams.set('app', OWN);
  url.searchParams.set('name', name);
  if (mute) url.searchParams.set('mute', '');
  return url.href;
}

export const frameOf = (view: NcWebView): HTMLIFrameElement => view.shadowRoot!.querySelector('iframe')!;

export interface Watched {
  readonly view: NcWebView;
  /** What it has fired. */
  readonly events: string[];
  readonly messages: unknown[];
  /** Resolves with the next load. */
  loaded(): Promise<void>;
  /** Resolves when the page that loads next has said where it is: that may be after its load. */
  said(name: string): Promise<void>;
}

/** A web view whose events are recorded, before it loads anything. */
export async function watched(): Promise<Watched> {
  const view = await fixture<NcWebView>(html`<nc-web-view style="height: 200px"></nc-web-view>`);
  const events: string[] = [];
  const messages: unknown[] = [];
  for (const type of ['load', 'error', 'message', 'navigate']) view.addEventListener(type, () => events.push(type));
  view.addEventListener('message', (event) => messages.push((event as FrameMessageEvent).data));
  /** What the page or the browser tells; undefined until then. */
  let title: string | undefined;
  view.addEventListener('navigate', (event) => ({ title } = event as FrameNavigateEvent));
  const loaded = async (): Promise<void> => {
    const before = events.filter((type) => type === 'load').length;
    await waitUntil(() => events.filter((type) => type === 'load').length > before, 'the page loads');
  };
  return {
    view,
    events,
    messages,
    loaded,
    async said(name) {
      await loaded();
      await waitUntil(() => title && nameIn(view) === name, `the page ${name} says where it is`);
    },
  };
}

/** The name of the page that is shown, as far as it is known. */
export const nameIn = (view: NcWebView): string | null => new URL(view.url).searchParams.get('name');
