import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import type { RequestEvent } from '../../../elements/internal/element/events.js';
import type { FrameMessageEvent, FrameNavigateEvent, NcWebView } from 'nacre/elements/web-view';
import { collectWarnings } from '../../helpers/warnings.js';
import type { Order } from '../fixtures/framed-page.js';
import { OTHER, OWN, pageUrl, watched, type Watched } from './web-view-fixture.js';

const INVOKE = 'WEB_INVOKE_APPSERVICE';

/** A web view with a page of another origin, whose orders are sent as messages. */
async function open({ mute = false }: { mute?: boolean } = {}): Promise<Watched & { tell(order: Order): void }> {
  const all = await watched();
  all.view.src = pageUrl('one', { origin: OTHER, mute });
  await all.loaded();
  return { ...all, tell: (order) => all.view.postMessage(order) };
}

/** The calls that the app is asked for. */
function requestsOf(view: NcWebView): unknown[] {
  const requests: unknown[] = [];
  document.body.addEventListener(
    'nc-request',
    (event) => {
      if (event.composedPath()[0] !== view) return;
      const { name, options } = event as RequestEvent;
      requests.push([name, options]);
    },
    { signal: ended.signal },
  );
  return requests;
}
let ended: AbortController;

describe('<nc-web-view> messages', () => {
  beforeEach(() => (ended = new AbortController()));
  afterEach(() => ended.abort());

  it('exchanges messages with a page of another origin', async () => {
    const { view } = await open();
    const answer = oneEvent(view, 'message') as Promise<FrameMessageEvent>;
    view.postMessage({ pearls: [1, 2] });
    const { data, origin } = await answer;
    expect([data, origin]).to.deep.equal([{ got: { pearls: [1, 2] }, ports: 0 }, OTHER]);
  });

  it('keeps messages until the page has loaded, as they were', async () => {
    const { view, loaded, messages } = await watched();
    view.src = pageUrl('one', { origin: OTHER });
    const data = { order: 1 };
    view.postMessage(data);
    data.order = 2;
    const { port1, port2 } = new MessageChannel();
    view.postMessage('with a port', [port2]);
    port1.close();
    await view.updateComplete;
    view.postMessage('third');
    await loaded();
    await waitUntil(() => messages.length === 3);
    expect(messages).to.deep.equal([
      { got: { order: 1 }, ports: 0 },
      { got: 'with a port', ports: 1 },
      { got: 'third', ports: 0 },
    ]);
  });

  it('drops what waits for a page that is not shown', async () => {
    const { view, loaded, messages } = await watched();
    view.src = pageUrl('one', { origin: OTHER });
    view.postMessage('for one');
    view.src = pageUrl('two', { origin: OTHER });
    view.postMessage('for two');
    await loaded();
    await waitUntil(() => messages.length > 0);
    expect(messages).to.deep.equal([{ got: 'for two', ports: 0 }]);
  });

  it('throws at once for what cannot be cloned', async () => {
    const { view } = await watched();
    view.src = pageUrl('one', { origin: OTHER });
    expect(() => view.postMessage(() => 1)).to.throw(DOMException, /./);
  });

  it('hears the origin of src alone, and its own frame alone', async () => {
    const { view, messages, tell } = await open();
    // This window, and one of the same origin as the page.
    window.postMessage('from this window', OWN);
    const stranger = document.createElement('iframe');
    stranger.src = pageUrl('stranger', { origin: OTHER });
    const said = new Promise((resolve) =>
      addEventListener(
        'message',
        ({ source, data }) => source === stranger.contentWindow && data === 'from a stranger' && resolve(0),
      ),
    );
    const arrived = new Promise((resolve) => stranger.addEventListener('load', resolve));
    view.parentElement!.append(stranger);
    await arrived;
    stranger.contentWindow!.postMessage({ say: 'from a stranger' }, OTHER);
    await said;
    tell({ say: 'from the page' });
    await waitUntil(() => messages.length > 0);
    expect(messages).to.deep.equal(['from the page']);
  });

  it('hears the origins that it is told, and no others', async () => {
    const { view, messages, tell, loaded } = await open({ mute: true });
    view.allowOrigins = 'https://elsewhere.example';
    const heard = new Promise((resolve) =>
      addEventListener('message', ({ data }) => data === 'unheard' && resolve(0), { once: true }),
    );
    tell({ say: 'unheard' });
    await heard;
    view.allowOrigins = `https://elsewhere.example, ${OTHER}/path`;
    tell({ say: 'heard' });
    await waitUntil(() => messages.length > 0);
    // The page goes to the app's own origin, which is not listed.
    tell({ go: pageUrl('own', { mute: true }) });
    await loaded();
    const own = new Promise((resolve) => addEventListener('message', ({ data }) => data === 'own' && resolve(0)));
    view.contentWindow!.postMessage({ say: 'own' }, OWN);
    await own;
    expect(messages).to.deep.equal(['heard']);
  });

  it('warns of origins that are none', async () => {
    const { view } = await watched();
    const warnings = collectWarnings();
    view.allowOrigins = '* https://good.example';
    await view.updateComplete;
    expect(warnings.stop()).to.deep.equal([
      '<nc-web-view> allowOrigins: expected origins such as https://example.com, got "* https://good.example"',
    ]);
  });

  it('hears a page without an origin only if told so, which can send a port', async () => {
    const { view, messages, loaded } = await watched();
    const blob = (name: string) =>
      URL.createObjectURL(
        new Blob(
          [
            `<script>const { port1, port2 } = new MessageChannel(); port1.onmessage = ({ data }) => port1.postMessage(data + ' back');
          parent.postMessage('${name}', '*', [port2]);</script>`,
          ],
          { type: 'text/html' },
        ),
      );
    const said = new Promise((resolve) => addEventListener('message', ({ data }) => data === 'unheard' && resolve(0)));
    view.src = blob('unheard');
    await loaded();
    await said;
    expect(() => view.postMessage('x')).to.throw(DOMException, 'no origin');
    view.allowOrigins = 'null';
    const event = oneEvent(view, 'message') as Promise<FrameMessageEvent>;
    view.src = blob('heard');
    const { origin, ports } = await event;
    expect([origin, ports.length]).to.deep.equal(['null', 1]);
    const answer = new Promise((resolve) => (ports[0]!.onmessage = ({ data }) => resolve(data)));
    ports[0]!.postMessage('there and');
    expect(await answer).to.equal('there and back');
    expect(messages).to.deep.equal(['heard']);
  });

  describe('what the page says of itself', () => {
    const report = (url: string, title = 'Title', more: object = {}) => ({
      say: { nacre: 'page', page: 7, url, title, index: 0, length: 1, ...more },
    });
    const shown = ({ view, messages }: Watched) => {
      const seen: unknown[] = [];
      view.addEventListener('navigate', (event) => {
        const { url, title } = event as FrameNavigateEvent;
        seen.push([url, title]);
      });
      return { seen, settled: () => waitUntil(() => messages.includes('end')) };
    };

    it('counts if the address is one of its own', async () => {
      const all = await open({ mute: true });
      const { seen, settled } = shown(all);
      all.tell(report(`${OTHER}/pearls`, ' Pearls\n of  the sea '));
      all.tell({ say: 'end' });
      await settled();
      expect(seen).to.deep.equal([[`${OTHER}/pearls`, 'Pearls of the sea']]);
      expect(all.view.url).to.equal(`${OTHER}/pearls`);
    });

    it('does not count if the address is another site’s, or no page’s', async () => {
      const all = await open({ mute: true });
      const warnings = collectWarnings();
      const { url } = all.view;
      const { seen, settled } = shown(all);
      const { host } = new URL(OTHER);
      const addresses = [
        'https://bank.example/',
        OWN,
        `https://${host}.bank.example/`,
        `http://${host}@bank.example/`,
        'javascript:alert(1)',
        `blob:${OTHER}/b0a1`,
        `view-source:${OTHER}/`,
        'data:text/html,Bank',
        'about:blank',
        '/pearls',
        '',
        `${OTHER}/${'x'.repeat(10_000)}`,
      ];
      for (const address of addresses) all.tell(report(address, 'Bank'));
      all.tell({ say: 'end' });
      await settled();
      expect(seen).to.deep.equal([]);
      expect(all.view.url).to.equal(url);
      // Nor does the app get it as a message.
      expect(all.messages).to.deep.equal(['end']);
      expect(warnings.stop()[0]).to.equal(
        `<nc-web-view> page: expected an address of ${OTHER} and its place in the history, got "https://bank.example/"`,
      );
    });

    it('does not count if it is no place in a history', async () => {
      const all = await open({ mute: true });
      const warnings = collectWarnings();
      const { seen, settled } = shown(all);
      for (const place of [{ index: -1 }, { index: 1 }, { index: 0.5 }, { length: 1e9 }, { length: '1' }])
        all.tell(report(`${OTHER}/pearls`, 'Title', place));
      all.tell({ say: 'end' });
      await settled();
      expect(seen).to.deep.equal([]);
      expect(warnings.stop().length).to.equal(1);
    });

    it('does not count if the page has no origin', async () => {
      const { view, messages, loaded } = await watched();
      view.allowOrigins = 'null';
      const warnings = collectWarnings();
      const script = `for (const url of ['${OWN}/', 'null', 'blob:null/b', location.href]) {
          parent.postMessage({ nacre: 'page', page: 1, url, title: 'Bank', index: 0, length: 1 }, '*');
        }
        parent.postMessage('end', '*');`;
      view.src = URL.createObjectURL(new Blob([`<script>${script}</script>`], { type: 'text/html' }));
      await loaded();
      await waitUntil(() => messages.includes('end'));
      URL.revokeObjectURL(view.src);
      expect(view.url).to.equal(view.src);
      warnings.stop();
    });

    it('counts with the first letters of a long title', async () => {
      const all = await open({ mute: true });
      const { seen, settled } = shown(all);
      all.tell(report(`${OTHER}/pearls`, 'x'.repeat(1_000_000)));
      all.tell({ say: 'end' });
      await settled();
      expect(seen).to.deep.equal([[`${OTHER}/pearls`, 'x'.repeat(256)]]);
    });

    it('counts as often as browsers let a page change its place: 200 times in 10 s', async () => {
      const all = await open({ mute: true });
      all.view.navigation = true;
      const requests = requestsOf(all.view);
      const { seen } = shown(all);
      const { contentWindow: source } = all.view;
      const say = (data: unknown, time: number) => {
        const event = new MessageEvent('message', { data, origin: OTHER });
        // Firefox makes no event with the window of another origin.
        Object.defineProperties(event, { timeStamp: { value: time }, source: { value: source } });
        dispatchEvent(event);
      };
      const start = performance.now() + 60_000;
      for (let index = 0; index < 1000; index++) say(report(`${OTHER}/${index}`).say, start + index);
      expect(seen.length).to.equal(200);
      // Its calls are among them.
      const call = { type: INVOKE, data: { name: 'navigateBack', arg: {} } };
      say(call, start + 2000);
      expect(requests).to.deep.equal([]);
      say(call, start + 11_000);
      say(report(`${OTHER}/last`).say, start + 11_001);
      expect(requests).to.deep.equal([['navigateBack', {}]]);
      expect(seen.at(-1)).to.deep.equal([`${OTHER}/last`, 'Title']);
    });
  });

  it('sends what follows to the page that a link has opened, not to the one before', async () => {
    const { view, messages, tell, loaded } = await open({ mute: true });
    view.allowOrigins = `${OTHER} ${OWN}`;
    // From the page of `src` the user goes to the app's origin, which speaks; from there back to the other, which does not.
    tell({ go: pageUrl('own', { mute: true }) });
    await loaded();
    view.contentWindow!.postMessage({ say: 'here' }, OWN);
    await waitUntil(() => messages.includes('here'));
    tell({ say: 'heard' });
    await waitUntil(() => messages.includes('heard'));
    tell({ go: pageUrl('three', { origin: OTHER, mute: true }) });
    await loaded();
    tell({ say: 'also here' });
    await waitUntil(() => messages.includes('also here'));
  });

  describe('calls of the page', () => {
    it('do nothing without `navigation`', async () => {
      const { view, messages, tell } = await open();
      const requests = requestsOf(view);
      tell({ call: 'navigateTo', options: { url: '/pages/one' } });
      tell({ say: 'after it' });
      await waitUntil(() => messages.includes('after it'));
      expect(requests).to.deep.equal([]);
      expect(messages).to.deep.equal(['after it']);
    });

    it('become requests with it', async () => {
      const { view, tell } = await open();
      view.navigation = true;
      const requests = requestsOf(view);
      tell({ call: 'navigateTo', options: { url: '/pages/one?a=b' } });
      tell({ call: 'navigateBack', options: { delta: 2 } });
      tell({ call: 'navigateBack' });
      await waitUntil(() => requests.length === 3);
      expect(requests).to.deep.equal([
        ['navigateTo', { url: '/pages/one?a=b' }],
        ['navigateBack', { delta: 2 }],
        ['navigateBack', {}],
      ]);
    });

    it('come also from pages that speak only the messages of other frameworks', async () => {
      const { view, messages, tell } = await open({ mute: true });
      view.navigation = true;
      const requests = requestsOf(view);
      const invoke = (name: string, arg?: object) => tell({ say: { type: INVOKE, data: { name, arg } } });
      invoke('switchTab', { url: '/tab', animationType: 'none', secret: 1 });
      invoke('redirectTo', { url: 'pages/two' });
      invoke('reLaunch', { url: '/' });
      invoke('postMessage', { data: { pearls: 3 } });
      invoke('getEnv');
      await waitUntil(() => messages.length === 2);
      expect(requests).to.deep.equal([
        ['switchTab', { url: '/tab' }],
        ['redirectTo', { url: 'pages/two' }],
        ['reLaunch', { url: '/' }],
      ]);
      expect(messages).to.deep.equal([
        { pearls: 3 },
        { got: { type: INVOKE, data: { name: 'getEnv', arg: { h5: true, nacre: true } } }, ports: 0 },
      ]);
    });

    it('lead to pages of the app alone', async () => {
      const { view, messages, tell } = await open({ mute: true });
      view.navigation = true;
      const requests = requestsOf(view);
      const warnings = collectWarnings();
      const urls = [
        'https://evil.example/',
        '//evil.example',
        'javascript:alert(1)',
        'java\tscript:alert(1)',
        '',
        `/${'x'.repeat(10_000)}`,
        7,
        null,
      ];
      for (const url of urls) tell({ say: { type: INVOKE, data: { name: 'navigateTo', arg: { url } } } });
      for (const name of ['setStorage', 'constructor', 'toString', '__proto__']) {
        tell({ say: { type: INVOKE, data: { name, arg: { url: '/' } } } });
      }
      tell({ say: { type: INVOKE, data: null } });
      tell({ say: 'end' });
      await waitUntil(() => messages.includes('end'));
      warnings
        .stop()
        .forEach((text) => expect(text).to.contain('<nc-web-view> navigation: expected the path of a page'));
      expect(requests).to.deep.equal([]);
    });
  });
});
