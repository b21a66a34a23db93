import { expect, waitUntil } from '@open-wc/testing';
import type { FrameNavigateEvent, NcWebView } from 'nacre/elements/web-view';
import type { Order } from '../fixtures/framed-page.js';
import { frameOf, hasNavigation, nameIn, OTHER, pageUrl, watched } from './web-view-fixture.js';

const can = (view: NcWebView) => `${view.canGoBack ? 'back' : ''} ${view.canGoForward ? 'forward' : ''}`.trim();

describe('<nc-web-view> history', () => {
  it('goes back and forward through what code has opened', async () => {
    const { view, loaded } = await watched();
    expect(can(view)).to.equal('');
    for (const name of ['one', 'two', 'three']) {
      view.src = pageUrl(name, { mute: true, origin: OTHER });
      await loaded();
    }
    expect(can(view)).to.equal('back');
    view.back();
    await loaded();
    expect([nameIn(view), can(view), new URL(view.src).searchParams.get('name')]).to.deep.equal([
      'two',
      'back forward',
      'two',
    ]);
    view.back();
    await loaded();
    expect([nameIn(view), can(view)]).to.deep.equal(['one', 'forward']);
    view.forward();
    await loaded();
    expect([nameIn(view), can(view)]).to.deep.equal(['two', 'back forward']);
    view.src = pageUrl('four', { mute: true });
    await loaded();
    expect([nameIn(view), can(view)]).to.deep.equal(['four', 'back']);
    view.forward();
    expect(view.matches(':state(loading)')).to.equal(false);
  });

  it('comes back to its page when the user has left it for one that tells nothing', async () => {
    const { view, loaded } = await watched();
    view.src = pageUrl('one', { mute: true });
    await loaded();
    view.contentWindow!.location.href = pageUrl('elsewhere', { mute: true, origin: OTHER });
    await loaded();
    expect(can(view)).to.equal('back');
    view.back();
    await loaded();
    expect([nameIn(view), can(view)]).to.deep.equal(['one', '']);
  });

  if (hasNavigation) {
    it('goes back and forward through what the user has opened in a page of the app', async () => {
      const { view, loaded, events } = await watched();
      view.src = pageUrl('one', { mute: true });
      await loaded();
      view.contentWindow!.location.href = pageUrl('two', { mute: true });
      await loaded();
      expect([nameIn(view), can(view)]).to.deep.equal(['two', 'back']);
      // A place of the same page.
      events.length = 0;
      view.contentWindow!.history.pushState(null, '', '#place');
      await waitUntil(() => events.includes('navigate'));
      expect(events).to.deep.equal(['navigate']);
      view.back();
      await waitUntil(() => !view.url.includes('#'));
      expect([nameIn(view), can(view)]).to.deep.equal(['two', 'back forward']);
      view.back();
      await loaded();
      expect([nameIn(view), can(view)]).to.deep.equal(['one', 'forward']);
      view.forward();
      await loaded();
      expect([nameIn(view), can(view)]).to.deep.equal(['two', 'back forward']);
      // What code opens then begins anew.
      view.src = pageUrl('three', { mute: true });
      await loaded();
      expect([nameIn(view), can(view)]).to.deep.equal(['three', 'back']);
      view.back();
      await loaded();
      expect([nameIn(view), can(view)]).to.deep.equal(['one', 'forward']);
    });

    it('leads a page of another origin that speaks the protocol', async () => {
      const { view, said } = await watched();
      const tell = (order: Order) => view.postMessage(order);
      view.src = pageUrl('one', { origin: OTHER });
      await said('one');
      tell({ go: pageUrl('two', { origin: OTHER }) });
      await said('two');
      expect(can(view)).to.equal('back');
      tell({ push: '#place' });
      await waitUntil(() => view.url.endsWith('#place'));
      view.back();
      await waitUntil(() => !view.url.includes('#'));
      expect(can(view)).to.equal('back forward');
      view.back();
      await said('one');
      expect(can(view)).to.equal('forward');
      view.forward();
      await said('two');
      expect(can(view)).to.equal('back forward');
    });
  }

  it('tells where it is', async () => {
    const { view, loaded } = await watched();
    const told: unknown[] = [];
    view.addEventListener('navigate', (event) => {
      const { title, canGoBack, canGoForward } = event as FrameNavigateEvent;
      told.push([title, canGoBack, canGoForward]);
    });
    view.src = pageUrl('one', { mute: true });
    await loaded();
    view.src = pageUrl('two', { mute: true });
    await loaded();
    view.back();
    await loaded();
    expect(told).to.deep.equal([
      ['Fixture', false, false],
      ['Fixture', true, false],
      ['Fixture', false, true],
    ]);
  });

  it('loads a page of the app again, in the same frame', async () => {
    const { view, loaded } = await watched();
    view.src = pageUrl('one', { mute: true });
    await loaded();
    const frame = frameOf(view);
    const { document: first } = view.contentWindow!;
    view.reload();
    expect(view.matches(':state(loading)')).to.equal(true);
    await loaded();
    expect(frameOf(view) === frame).to.equal(true);
    expect(view.contentWindow!.document === first).to.equal(false);
    expect(can(view)).to.equal('');
  });

  it('loads a page of another origin again: by itself if it speaks the protocol, else from its beginning', async () => {
    const { view, loaded, said } = await watched();
    view.src = pageUrl('one', { origin: OTHER });
    await said('one');
    const frame = frameOf(view);
    view.reload();
    await loaded();
    expect(frameOf(view) === frame).to.equal(true);
    view.src = pageUrl('two', { origin: OTHER, mute: true });
    await loaded();
    view.reload();
    await loaded();
    expect(frameOf(view) === frame).to.equal(false);
    expect(nameIn(view)).to.equal('two');
  });

  it('takes no report of the page before for one of the page that code has opened next', async () => {
    const { view, loaded, said } = await watched();
    const url = pageUrl('one', { origin: OTHER });
    view.src = url;
    await said('one');
    const source = view.contentWindow;
    view.src = pageUrl('two', { origin: OTHER, mute: true });
    await view.updateComplete;
    const data = { nacre: 'page', page: 0.5, url, title: 'Late', index: 0, length: 1 };
    const late = new MessageEvent('message', { data, origin: OTHER });
    // No constructor takes the window of a frame that is gone.
    window.dispatchEvent(Object.defineProperty(late, 'source', { value: source }));
    await loaded();
    expect(nameIn(view)).to.equal('two');
  });

  it('goes to another place of the same page without loading it', async () => {
    const { view, loaded, events } = await watched();
    const src = pageUrl('one', { mute: true });
    view.src = src;
    await loaded();
    const { document: first } = view.contentWindow!;
    view.src = `${src}#place`;
    await view.updateComplete;
    expect(view.matches(':state(loading)')).to.equal(false);
    await waitUntil(() => view.url.endsWith('#place'));
    expect(view.contentWindow!.document === first).to.equal(true);
    expect(can(view)).to.equal('back');
    expect(events.filter((type) => type === 'load').length).to.equal(1);
  });

  it('stops', async () => {
    const { view, loaded } = await watched();
    view.src = '/__http__/stall';
    await view.updateComplete;
    view.stop();
    expect(view.matches(':state(loading)')).to.equal(false);
    view.src = pageUrl('one', { mute: true });
    await loaded();
    expect(nameIn(view)).to.equal('one');
  });

  it('does nothing without a page', async () => {
    const { view, events } = await watched();
    view.back();
    view.forward();
    view.reload();
    view.stop();
    expect([events, can(view), view.url, view.contentWindow]).to.deep.equal([[], '', '', null]);
  });
});
