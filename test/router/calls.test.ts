import { expect } from '@open-wc/testing';
import type { RouterOptions } from '../../shell/router/index.js';
import { failure, startRouter, stopRouters } from './start-router.js';

const APP: RouterOptions = {
  pages: [{ path: '/home' }, { path: '/mine' }, { path: '/list' }, { path: '/shop/item' }, { path: '/shop/cart' }],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

describe('router: calls on the bus', () => {
  afterEach(stopRouters);

  it('opens, replaces, relaunches, switches and goes back', async () => {
    const { device, urls, hash } = await startRouter(APP);
    await device.navigateTo({ url: '/list?a=1' });
    expect([urls(), hash()]).to.deep.equal([['/home', '/list?a=1'], '/list?a=1']);
    await device.redirectTo({ url: '/shop/item' });
    expect([urls(), hash()]).to.deep.equal([['/home', '/shop/item'], '/shop/item']);
    await device.navigateTo({ url: '/list' });
    await device.navigateBack({ delta: 2 });
    expect([urls(), hash()]).to.deep.equal([['/home'], '/home']);
    await device.navigateTo({ url: '/list' });
    await device.switchTab({ url: '/mine?dropped=1' });
    expect([urls(), hash()]).to.deep.equal([['/mine'], '/mine']);
    await device.reLaunch({ url: '/shop/cart?x=1' });
    expect([urls(), hash()]).to.deep.equal([['/shop/cart?x=1'], '/shop/cart?x=1']);
  });

  it('resolves with errMsg like every call', async () => {
    const { device } = await startRouter(APP);
    expect((await device.redirectTo({ url: '/list' })).errMsg).to.equal('redirectTo:ok');
    const opened = await device.navigateTo({ url: '/list' });
    expect(opened.errMsg).to.equal('navigateTo:ok');
    expect(opened.eventChannel).to.be.instanceOf(device.EventChannel);
  });

  it('fails with a reason', async () => {
    const { device, router, urls } = await startRouter(APP);
    const { navigateTo, redirectTo, reLaunch, switchTab, navigateBack, preloadPage } = device;
    expect(await failure(navigateTo({ url: '/none?a=1' }))).to.equal('navigateTo:fail page `/none` is not found');
    expect(await failure(redirectTo({ url: './none' }))).to.equal('redirectTo:fail page `/none` is not found');
    expect(await failure(reLaunch({ url: '/none' }))).to.equal('reLaunch:fail page `/none` is not found');
    expect(await failure(navigateTo({ url: '/mine' }))).to.equal('navigateTo:fail can not navigateTo a tabbar page');
    expect(await failure(redirectTo({ url: '/mine' }))).to.equal('redirectTo:fail can not redirectTo a tabbar page');
    expect(await failure(switchTab({ url: '/list' }))).to.equal('switchTab:fail can not switch to no-tabBar page');
    expect(await failure(navigateBack())).to.equal('navigateBack:fail this is the first page');
    expect(await failure(preloadPage({ url: '/none' }))).to.equal('preloadPage:fail /none');
    expect(await failure(router.navigateTo({ url: '' }))).to.equal('navigateTo:fail Missing required args: "url"');
    expect(await failure(router.navigateTo({} as never))).to.equal('navigateTo:fail Missing required args: "url"');
    expect(await failure(router.navigateBack({ delta: -1 }))).to.match(/^navigateBack:fail delta: /);
    expect(urls()).to.deep.equal(['/home']);
  });

  it('resolves relative URLs against the current page', async () => {
    const { device, urls } = await startRouter(APP);
    await device.navigateTo({ url: 'shop/item' });
    await device.navigateTo({ url: './cart?a=1' });
    await device.navigateTo({ url: '../list' });
    await device.navigateTo({ url: '?b=2' });
    expect(urls()).to.deep.equal(['/home', '/shop/item', '/shop/cart?a=1', '/list', '/list?b=2']);
  });

  it('preloads the page of a relative URL', async () => {
    const loads: string[] = [];
    const load = (path: string) => () => loads.push(path);
    const { device } = await startRouter({
      pages: ['/home', '/shop/list', '/shop/item', '/item'].map((path) => ({ path, load: load(path) })),
    });
    await device.navigateTo({ url: '/shop/list' });
    await device.preloadPage({ url: 'item' });
    expect(loads).to.deep.equal(['/home', '/shop/list', '/shop/item']);
  });

  it('goes to the first page if delta is too large', async () => {
    const { device, urls } = await startRouter(APP);
    await device.navigateTo({ url: '/list?1' });
    await device.navigateTo({ url: '/list?2' });
    await device.navigateBack({ delta: 99 });
    expect(urls()).to.deep.equal(['/home']);
  });

  it('opens a page once when it is tapped twice', async () => {
    const { device, router, urls } = await startRouter(APP);
    const [first, second] = await Promise.all([
      device.navigateTo({ url: '/list' }),
      device.navigateTo({ url: '/list' }),
    ]);
    expect(second.eventChannel).to.equal(first.eventChannel);
    await router.navigateTo({ url: '/list' });
    expect(urls()).to.deep.equal(['/home', '/list']);
    await device.navigateBack();
    await device.navigateTo({ url: '/list' });
    expect(urls(), 'after Back it is no double tap').to.deep.equal(['/home', '/list']);
  });

  it('runs two different calls one after the other', async () => {
    const { device, urls } = await startRouter(APP);
    await device.navigateTo({ url: '/list?0' });
    await Promise.all([
      device.navigateBack(),
      device.navigateTo({ url: '/list?1' }),
      device.navigateTo({ url: '/list?2' }),
      device.redirectTo({ url: '/list?3' }),
    ]);
    expect(urls()).to.deep.equal(['/home', '/list?1', '/list?3']);
  });

  it('delivers events between a page and its opener, also early ones', async () => {
    const { device, router, top } = await startRouter(APP);
    const heard: unknown[] = [];
    const { eventChannel } = await device.navigateTo({
      url: '/list',
      events: { saved: (value: unknown) => heard.push(value) },
    });
    eventChannel.emit('open', 1);
    const page = router.page(top().key)!;
    page.openerEventChannel!.on('open', (value: unknown) => heard.push(value));
    page.openerEventChannel!.emit('saved', 2);
    expect(heard).to.deep.equal([1, 2]);
  });

  it('gives the result of a page to its opener', async () => {
    const { device } = await startRouter(APP);
    const { result } = device.navigateTo({ url: '/list' });
    await device.redirectTo({ url: '/shop/item' });
    await device.navigateTo({ url: '/shop/cart' });
    await device.navigateBack({ delta: 2, result: { id: 7 } });
    expect(await result).to.deep.equal({ id: 7 });
  });

  it('gives undefined if a page closes in another way', async () => {
    const { device, go, settled } = await startRouter(APP);
    const byBack = device.navigateTo({ url: '/list' });
    await byBack;
    await go(-1);
    await settled();
    expect(await byBack.result).to.equal(undefined);
    const byRelaunch = device.navigateTo({ url: '/shop/item' });
    await byRelaunch;
    await device.reLaunch({ url: '/home' });
    expect(await byRelaunch.result).to.equal(undefined);
    expect(await failure(device.navigateTo({ url: '/none' }).result)).to.equal(
      'navigateTo:fail page `/none` is not found',
    );
  });

  it('emits routeChange for each change', async () => {
    const { device, go, settled } = await startRouter(APP);
    const changes: string[] = [];
    device.device.watch('routeChange', ({ path, action }) => changes.push(`${action} ${path}`));
    await device.navigateTo({ url: '/list?a=1' });
    await device.redirectTo({ url: '/shop/item' });
    await go(-1);
    await settled();
    await go(1);
    await settled();
    await device.navigateBack();
    await device.switchTab({ url: '/mine' });
    await device.reLaunch({ url: '/list' });
    expect(changes).to.deep.equal([
      'navigateTo /list',
      'redirectTo /shop/item',
      'navigateBack /home',
      'forward /shop/item',
      'navigateBack /home',
      'switchTab /mine',
      'reLaunch /list',
    ]);
  });

  it('switchTab to the current tab does nothing', async () => {
    const { device, router, top } = await startRouter(APP, '/home?deep=1');
    const before = router.getSnapshot();
    await device.switchTab({ url: '/home' });
    expect(router.getSnapshot()).to.equal(before);
    await device.switchTab({ url: '/mine' });
    await device.switchTab({ url: '/home' });
    expect(top().key, 'the root that was opened with a query is the same').to.equal(before.entries[0]!.key);
  });

  it('calls are no longer answered when it stops', async () => {
    const { device, router } = await startRouter(APP);
    router.stop();
    expect(await failure(device.navigateTo({ url: '/list' }))).to.match(/^navigateTo:fail/);
    expect(await failure(router.navigateTo({ url: '/list' }))).to.equal('navigateTo:fail the router is not started');
    expect(await failure(router.navigateBack())).to.equal('navigateBack:fail the router is not started');
    await router.start();
    await device.navigateTo({ url: '/list' });
    expect(router.getSnapshot().entries.length).to.equal(2);
  });
});

describe('router: links', () => {
  afterEach(stopRouters);

  const click = (document: Document, html: string): Event => {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    // What the router leaves to the browser must not be done here.
    const prevented = { ours: false };
    document.defaultView!.addEventListener(
      'click',
      (late) => {
        prevented.ours = late.defaultPrevented;
        late.preventDefault();
      },
      { once: true },
    );
    document.querySelector('span')!.dispatchEvent(event);
    return Object.assign(event, prevented);
  };

  it('follows plain links into the app, to tabs too', async () => {
    const { frame, router, urls, settled } = await startRouter(APP);
    click(frame.document, `<a href="${router.createUrl('/list')}"><span>list</span></a>`);
    await settled();
    expect(urls()).to.deep.equal(['/home', '/list']);
    click(frame.document, `<a href="#/mine"><span>mine</span></a>`);
    await settled();
    expect(urls()).to.deep.equal(['/mine']);
  });

  it('leaves other links to the browser', async () => {
    const { frame, urls, settled } = await startRouter(APP);
    for (const link of [
      'href="#/list" target="_blank"',
      'href="#/list" download',
      'href="https://example.org/#/list"',
      'href="#/none"',
      'href="#part"',
    ]) {
      expect(click(frame.document, `<a ${link}><span>x</span></a>`), link).to.include({ ours: false });
    }
    await settled();
    expect(urls()).to.deep.equal(['/home']);
  });
});
