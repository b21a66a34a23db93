import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import type { RequestEvent } from '../../../elements/internal/element/events.js';
import type { FrameMessageEvent, NcWebView } from 'nacre/elements/web-view';
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
