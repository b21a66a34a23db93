import { expect } from '@open-wc/testing';
import {
  createIntersectionObserver,
  createSelectorQuery,
  ErrCode,
  getCurrentPages,
  getElementById,
  getEnterOptionsSync,
  getLaunchOptionsSync,
  getPageStyle,
  getSystemInfoSync,
  navigateBack,
  navigateTo,
  onAppHide,
  onAppShow,
  onError,
  onPageNotFound,
  setNavigationBarTitle,
  setPageMeta,
  setPageStyle,
  type LaunchOptions,
  type NodeFields,
  type NodeRect,
} from 'nacre/device';
import type { AppDefinition } from 'nacre/shell';
import { expectFailure } from '../device/helpers.js';
import { startApp, stopApps, until } from './start-app.js';

const definition: AppDefinition = {
  pages: [
    {
      path: '/home',
      load: () => () => (
        <div>
          <p id="title" className="mark">
            Home
          </p>
          <div style={{ height: 3000 }} />
          <p id="end" style={{ height: 20 }}>
            End
          </p>
        </div>
      ),
      style: { navigationBarTitleText: 'Home', navigationBarTextStyle: 'white' },
    },
    {
      path: '/user/:id',
      load: () => () => <p className="mark">User</p>,
      style: { navigationBarTitleText: 'User' },
    },
  ],
};

describe('pages on the bus', () => {
  let stops: (() => void)[] = [];
  afterEach(() => {
    stops.forEach((stop) => stop());
    stops = [];
    stopApps();
  });

  it('getCurrentPages tells the stack, the page on top last', async () => {
    const app = await startApp(definition, { url: '/home?a=1' });
    await navigateTo({ url: '/user/7?from=home' });
    await app.settled();
    const [home, user] = getCurrentPages();
    expect(home).to.deep.include({ route: '/home', path: '/home', fullPath: '/home?a=1', options: { a: '1' } });
    expect(user).to.deep.include({
      route: '/user/:id',
      path: '/user/7',
      fullPath: '/user/7?from=home',
      options: { from: 'home' },
      params: { id: '7' },
    });
    expect(user!.getHTMLElement()).to.equal(app.scroller());
    expect(user!.key).not.to.equal(home!.key);
    await navigateBack();
    await app.settled();
    expect(getCurrentPages().map(({ path }) => path)).to.deep.equal(['/home']);
    app.unmount();
    expect(getCurrentPages()).to.deep.equal([]);
  });

  it('tells how the app was opened, also while it launches and shows', async () => {
    const told: unknown[] = [];
    const tell = (): void => void told.push([getLaunchOptionsSync(), getEnterOptionsSync()]);
    stops = [onAppShow(tell)];
    const app = await startApp({ ...definition, onLaunch: tell, onShow: tell }, { url: '/home?a=1' });
    const opened = { path: '/home', query: { a: '1' }, scene: 1001, referrerInfo: { appId: '', extraData: {} } };
    const both = [opened, opened];
    expect(told).to.deep.equal([both, both, both]);
    app.unmount();
  });

  it('tells how the app was opened, and how it has come back', async () => {
    const log: (LaunchOptions | string)[] = [];
    stops = [onAppShow((options) => log.push(options)), onAppHide(() => log.push('hide'))];
    await startApp(definition, { url: '/home?a=1' });
    const opened = { path: '/home', query: { a: '1' }, scene: 1001, referrerInfo: { appId: '', extraData: {} } };
    expect([getLaunchOptionsSync(), getEnterOptionsSync()]).to.deep.equal([opened, opened]);
    await navigateTo({ url: '/user/7?b=2' });
    const hide = (hidden: boolean): void => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide(true);
    hide(false);
    delete (document as { hidden?: boolean }).hidden;
    const back = { ...opened, path: '/user/7', query: { b: '2' } };
    expect(log).to.deep.equal([opened, 'hide', back]);
    expect([getLaunchOptionsSync(), getEnterOptionsSync()]).to.deep.equal([opened, back]);
  });

  it('tells errors, and URLs without a page', async () => {
    const log: unknown[] = [];
    stops = [
      onError((error) => log.push(error)),
      onPageNotFound(({ path, openType, notFound }) => log.push(path, openType, notFound)),
    ];
    const app = await startApp(definition, { url: '/nowhere' });
    expect(log.splice(0)).to.deep.equal(['/nowhere', 'launch', true]);
    app.app.report('broken');
    expect(log).to.deep.equal(['broken']);
  });

  it('queries find the elements of the page on top', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/user/7' });
    await app.settled();
    const [mark, marks, title, bar, viewport] = (await createSelectorQuery()
      .select('.mark')
      .node()
      .selectAll('.mark')
      .boundingClientRect()
      .select('#title')
      .node()
      .select('.nc-page:not([inert]) nc-nav-bar')
      .node()
      .selectViewport()
      .boundingClientRect()
      .exec()) as [NodeFields, NodeRect[], null, NodeFields, NodeRect];
    expect(mark.node!.textContent).to.equal('User');
    expect(marks).to.have.length(1);
    expect(marks[0]!.top, 'from the lower edge of the bar').to.be.closeTo(
      mark.node!.getBoundingClientRect().top - getSystemInfoSync().windowTop,
      0.5,
    );
    expect(title).to.equal(null);
    expect(bar.node).to.equal(app.bar());
    expect(viewport.height).to.equal(app.scroller().clientHeight);
    await navigateBack();
    await app.settled();
    expect(getElementById('title')!.textContent).to.equal('Home');
  });

  it('the viewport of queries and observers is what scrolls the page', async () => {
    const app = await startApp(definition);
    app.scroller().scrollTop = 120;
    const [scroll] = await createSelectorQuery().selectViewport().scrollOffset().exec();
    expect(scroll).to.include({ scrollTop: 120, scrollHeight: app.scroller().scrollHeight });
    const observer = createIntersectionObserver();
    stops = [() => observer.disconnect()];
    let isNear = false;
    observer.relativeToViewport({ bottom: 10_000 }).observe('#end', () => (isNear = true));
    await until(() => isNear, 'the margin reaches the end of the page');
  });

  it('setPageStyle changes the page on top, until it closes', async () => {
    const app = await startApp(definition, { url: '/home' });
    await navigateTo({ url: '/user/7' });
    await app.settled();
    expect(getPageStyle()).to.deep.equal({
      navigationBarTitleText: 'User',
      navigationStyle: 'default',
      disableScroll: false,
      enablePullDownRefresh: false,
      onReachBottomDistance: 50,
    });
    await setPageStyle({
      navigationBarTitleText: 'Ama',
      navigationBarTextStyle: 'white',
      navigationBarBackgroundColor: 'rgb(1, 2, 3)',
      disableScroll: true,
      backgroundColorContent: 'rgb(4, 5, 6)',
    });
    await until(() => app.bar().title === 'Ama', 'the bar has the title');
    expect([app.bar().frontColor, app.bar().backgroundColor]).to.deep.equal(['#ffffff', 'rgb(1, 2, 3)']);
    expect(app.scroller().hasAttribute('data-still')).to.equal(true);
    expect(getComputedStyle(app.top().querySelector('.nc-page-frame')!).backgroundColor).to.equal('rgb(4, 5, 6)');
    await setPageStyle({ navigationStyle: 'custom' });
    await until(() => !app.bar(), 'the bar goes');
    expect(getSystemInfoSync().windowTop).to.equal(0);
    expect(getPageStyle()).to.include({
      navigationStyle: 'custom',
      navigationBarTitleText: 'Ama',
      disableScroll: true,
    });
    await navigateBack();
    await app.settled();
    await setNavigationBarTitle({ title: 'Start' });
    expect(getPageStyle()).to.include({ navigationBarTitleText: 'Start', navigationBarTextStyle: 'white' });
    expect(getSystemInfoSync().windowTop).to.equal(44);
    await expectFailure(
      setPageStyle({ navigationStyle: 'none' as never }),
      'setPageStyle:fail navigationStyle: expected one of default, custom',
      ErrCode.invalid,
    );
  });

  it('setPageMeta styles what scrolls the page, and 1 rem while it is on top', async () => {
    const app = await startApp(definition);
    await setPageMeta({ pageStyle: 'overflow: hidden', rootFontSize: '21px' });
    const scroller = app.scroller();
    const remOf = () => getComputedStyle(document.documentElement).fontSize;
    await until(() => scroller.style.overflow === 'hidden', 'the page stands still');
    expect(remOf()).to.equal('21px');
    await navigateTo({ url: '/user/7' });
    await app.settled();
    expect(remOf()).to.equal('16px');
    expect(app.scroller().style.overflow).to.equal('');
    await navigateBack();
    await app.settled();
    expect(remOf()).to.equal('21px');
    await setPageMeta({ pageStyle: '' });
    await until(() => scroller.style.overflow === '', 'the page scrolls again');
    expect(remOf()).to.equal('21px');
    app.unmount();
    expect(remOf()).to.equal('16px');
  });
});
