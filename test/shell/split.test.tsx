import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { navigateBack, navigateTo } from 'nacre/device';
import { useEffect, useState } from 'react';
import { useHide, usePage, useShow, useSplit, type AppDefinition } from 'nacre/shell';
import { flick } from '../helpers/finger.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let log: string[] = [];
function useLog() {
  const { path } = usePage();
  useShow(() => log.push(`show ${path}`));
  useHide(() => log.push(`hide ${path}`));
  useEffect(() => {
    log.push(`mount ${path}`);
  }, [path]);
  return path;
}
function List() {
  useLog();
  const { isWide, detail } = useSplit();
  const [taps, setTaps] = useState(0);
  return (
    <ul className="list" style={{ height: 2000 }} data-wide={String(isWide)}>
      {['1', '2', '3'].map((id) => (
        <li key={id}>
          <a href={`#/shop/${id}`} aria-current={detail?.params['id'] === id ? 'page' : undefined}>
            item {id}
          </a>
        </li>
      ))}
      <li>
        <button type="button" className="tap" onClick={() => setTaps(taps + 1)}>
          taps {taps}
        </button>
      </li>
    </ul>
  );
}
function Detail() {
  const path = useLog();
  return (
    <div className="detail" style={{ height: 1500 }}>
      <input aria-label="note" className="note" style={{ marginTop: 200 }} />
      <p>{path}</p>
    </div>
  );
}
function Plain() {
  return <p>{useLog()}</p>;
}
const Empty = () => <p className="empty">Choose one</p>;

const definition: AppDefinition = {
  pages: [
    { path: '/home', load: () => Plain, style: { navigationBarTitleText: 'Home' } },
    { path: '/shop', load: () => List, style: { navigationBarTitleText: 'Shop' } },
    { path: '/shop/:id', load: () => Detail, parent: '/shop', split: true, style: { navigationBarTitleText: 'Item' } },
    { path: '/a', load: () => Plain },
    { path: '/sheet', load: () => Plain, presentation: 'sheet', style: { navigationBarTitleText: 'Sheet' } },
  ],
  split: { minWidth: 700, listWidth: 300, empty: Empty },
};
const WIDE = { width: 900, height: 600 };
const NARROW = { width: 500, height: 600 };

const pages = (app: StartedApp) => [...app.container.querySelectorAll<HTMLElement>('.nc-page')];
const pageWith = (app: StartedApp, selector: string) =>
  pages(app).find((page) => page.querySelector(`.nc-page-content ${selector}`))!;
const list = (app: StartedApp) => pageWith(app, '.list');
const detail = (app: StartedApp) => pageWith(app, '.detail');
const isSeen = (element: Element | null | undefined) => Boolean(element?.checkVisibility());
const backOf = (page: Element) => page.querySelector('nc-nav-bar')!.back;
const scrollerOf = (page: Element) => page.querySelector<HTMLElement>('.nc-page-scroll')!;
const frameOf = (page: Element) => page.querySelector<HTMLElement>('.nc-page-frame')!.getBoundingClientRect();
const stackOf = ({ app }: StartedApp) => app.router.getSnapshot().entries.map(({ path }) => path);
const current = (app: StartedApp) => [...list(app).querySelectorAll('[aria-current]')].map((link) => link.textContent);

async function start(url = '/home', more: Partial<AppDefinition> = {}): Promise<StartedApp> {
  return startApp({ ...definition, ...more }, { url });
}
/** Home, the list, and one of its details. */
async function withDetail(more: Partial<AppDefinition> = {}): Promise<StartedApp> {
  const app = await start('/home', more);
  await navigateTo({ url: '/shop', animationType: 'none' });
  await app.settled();
  await navigateTo({ url: '/shop/1' });
  await app.settled();
  return app;
}
async function resize(app: StartedApp, size: { width: number; height: number }): Promise<void> {
  await setViewport(size);
  const isWide = size === WIDE;
  await until(() => app.app.stage.isWide.get() === isWide, 'the width is known');
  await app.settled();
}

describe('split view', () => {
  before(useTokens);
  beforeEach(() => {
    log = [];
    return setViewport(WIDE);
  });
  afterEach(() => {
    document.documentElement.dir = '';
    stopApps();
    return setViewport({ width: 800, height: 600 });
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`shows the list at the start and its detail beside it: ${dir}`, async () => {
      document.documentElement.dir = dir;
      const app = await withDetail();
      const [left, right] = dir === 'ltr' ? [list(app), detail(app)] : [detail(app), list(app)];
      expect(Math.round(frameOf(list(app)).width)).to.equal(300);
      expect(Math.round(frameOf(detail(app)).width)).to.equal(600);
      expect([frameOf(left).left, frameOf(right).right]).to.deep.equal([0, 900]);
      expect(Math.abs(frameOf(left).right - frameOf(right).left)).to.be.at.most(1);
      expect([list(app).inert, detail(app).inert]).to.deep.equal([false, false]);
      expect(document.title).to.equal('Item');
      expect(app.hash()).to.equal('/shop/1');
      expect([backOf(list(app)), backOf(detail(app))], 'Home is below the list').to.deep.equal([true, false]);
      const names = [list(app), detail(app)].map((page) => scrollerOf(page).ariaLabel);
      expect(names).to.deep.equal(['Shop', 'Item']);
      await expect(app.container).to.be.accessible();
    });
  }

  it('shows what is empty beside a list alone', async () => {
    const app = await start();
    await navigateTo({ url: '/shop' });
    await app.settled();
    const empty = () => list(app).querySelector('.empty');
    expect(isSeen(empty())).to.equal(true);
    expect(empty()!.getBoundingClientRect().left).to.be.at.least(300);
    await expect(app.container).to.be.accessible();
    await navigateTo({ url: '/shop/1' });
    await app.settled();
    expect(empty()).to.equal(null);
    await app.go(-1);
    expect(isSeen(empty())).to.equal(true);
    expect(stackOf(app)).to.deep.equal(['/home', '/shop']);
  });

  it('replaces a detail by another one, so that Back leads to the list, and out of it', async () => {
    const app = await withDetail();
    expect(current(app)).to.deep.equal(['item 1']);
    for (const id of ['2', '3']) {
      list(app).querySelector<HTMLElement>(`a[href="#/shop/${id}"]`)!.click();
      await until(() => app.hash() === `/shop/${id}`, 'the detail shows');
      await app.settled();
      await until(() => current(app).join() === `item ${id}`, 'its item is marked');
    }
    expect(stackOf(app)).to.deep.equal(['/home', '/shop', '/shop/3']);
    expect(pages(app).filter(isSeen)).to.have.length(2);
    await app.go(-1);
    expect(stackOf(app)).to.deep.equal(['/home', '/shop']);
    expect(current(app)).to.deep.equal([]);
    await app.go(-1);
    expect(app.hash()).to.equal('/home');
  });

  it('leaves the list with its detail by the list’s back button', async () => {
    const app = await withDetail();
    list(app).querySelector('nc-nav-bar')!.shadowRoot!.querySelector('button')!.click();
    await until(() => app.hash() === '/home', 'both are left');
    await app.settled();
    expect(stackOf(app)).to.deep.equal(['/home']);
  });

  it('lets the user go on with the list: it scrolls, takes the focus, and answers', async () => {
    const app = await withDetail();
    scrollerOf(list(app)).scrollTop = 20;
    const button = list(app).querySelector<HTMLElement>('.tap')!;
    button.focus({ preventScroll: true });
    await sendKeys({ press: 'Enter' });
    await until(() => button.textContent === 'taps 1', 'it answers');
    expect(document.activeElement).to.equal(button);
    await navigateTo({ url: '/shop/2' });
    await app.settled();
    await until(() => detail(app).contains(document.activeElement), 'the detail gets the focus');
    expect(scrollerOf(list(app)).scrollTop, 'the list stays').to.equal(20);
    await app.go(-1);
    await until(() => document.activeElement === button, 'the focus is where it was');
  });

  it('sends show and hide for what is seen', async () => {
    const app = await withDetail();
    expect(log.filter((line) => !line.startsWith('mount'))).to.deep.equal([
      ...['show /home', 'hide /home', 'show /shop', 'show /shop/1'],
    ]);
    log = [];
    await navigateTo({ url: '/a', animationType: 'none' });
    await app.settled();
    expect([isSeen(list(app)), isSeen(detail(app))], 'both are covered').to.deep.equal([false, false]);
    expect(log.slice(0, 3)).to.deep.equal(['hide /shop/1', 'hide /shop', 'show /a']);
    await navigateBack({ animationType: 'none' });
    await app.settled();
    expect([isSeen(list(app)), isSeen(detail(app))]).to.deep.equal([true, true]);
    expect(log.filter((line) => line.startsWith('show /shop'))).to.deep.equal(['show /shop', 'show /shop/1']);
  });

  it('is inert below a sheet', async () => {
    const app = await withDetail();
    await navigateTo({ url: '/sheet' });
    await app.settled();
    expect([isSeen(list(app)), isSeen(detail(app))]).to.deep.equal([true, true]);
    expect([list(app).inert, detail(app).inert]).to.deep.equal([true, true]);
  });

  it('becomes a stack where it is narrow and back, with all that the user did', async () => {
    const app = await withDetail();
    const [listPage, detailPage] = [list(app), detail(app)];
    const note = detailPage.querySelector<HTMLInputElement>('.note')!;
    listPage.querySelector<HTMLElement>('.tap')!.click();
    scrollerOf(listPage).scrollTop = 90;
    scrollerOf(detailPage).scrollTop = 60;
    await until(() => scrollerOf(detailPage).scrollTop === 60, 'they scroll');
    note.focus({ preventScroll: true });
    await sendKeys({ type: 'hello' });
    log = [];
    await resize(app, NARROW);
    expect([isSeen(listPage), isSeen(detailPage)]).to.deep.equal([false, true]);
    expect(Math.round(frameOf(detailPage).width)).to.equal(500);
    expect(backOf(detailPage)).to.equal(true);
    expect(log).to.deep.equal(['hide /shop']);
    expect(document.activeElement).to.equal(note);
    await resize(app, WIDE);
    expect([isSeen(listPage), isSeen(detailPage)]).to.deep.equal([true, true]);
    expect(log).to.deep.equal(['hide /shop', 'show /shop', 'mount /shop'].slice(0, log.length));
    expect(log).to.include('show /shop');
    expect([list(app), detail(app)], 'the same elements').to.deep.equal([listPage, detailPage]);
    expect([document.activeElement, note.value]).to.deep.equal([note, 'hello']);
    expect(listPage.querySelector('.tap')!.textContent).to.equal('taps 1');
    await until(
      () => scrollerOf(listPage).scrollTop === 90 && scrollerOf(detailPage).scrollTop === 60,
      'both are scrolled as before',
    );
    expect(stackOf(app)).to.deep.equal(['/home', '/shop', '/shop/1']);
  });

  it('moves the focus to the detail when it covers the list that has it', async () => {
    const app = await withDetail();
    list(app).querySelector<HTMLElement>('.tap')!.focus();
    await resize(app, NARROW);
    await until(() => detail(app).contains(document.activeElement), 'the detail has the focus');
    expect(list(app).inert).to.equal(true);
  });

  it('is an ordinary stack where it is narrow', async () => {
    await setViewport(NARROW);
    const app = await withDetail();
    await navigateTo({ url: '/shop/2' });
    await app.settled();
    expect(stackOf(app)).to.deep.equal(['/home', '/shop', '/shop/1', '/shop/2']);
    expect(pages(app).filter(isSeen)).to.have.length(1);
    expect(app.container.querySelector('.empty')).to.equal(null);
    await resize(app, WIDE);
    expect(frameOf(app.top()).width, 'its list is not below it').to.equal(900);
    await app.go(-1);
    expect([list(app), detail(app)].map(isSeen)).to.deep.equal([true, true]);
  });

  it('shows both for a link to a detail, also after a reload', async () => {
    const app = await start('/shop/2');
    const expectBoth = () => {
      expect([list(app), detail(app)].map(isSeen)).to.deep.equal([true, true]);
      expect(current(app)).to.deep.equal(['item 2']);
      expect(pages(app).indexOf(list(app)), 'the list is read first').to.equal(0);
    };
    await until(() => list(app), 'the list loads');
    expectBoth();
    app.unmount();
    await app.mount();
    await until(() => list(app), 'the list loads again');
    expectBoth();
    await app.go(-1);
    expect(stackOf(app)).to.deep.equal(['/shop']);
  });

  it('has no swipe back in the detail, and no slide', async () => {
    const app = await start();
    await navigateTo({ url: '/shop', animationType: 'none' });
    await app.settled();
    const { animate } = Element.prototype;
    const moves: string[] = [];
    Element.prototype.animate = function (frames, options) {
      moves.push(JSON.stringify(frames));
      return animate.call(this, frames, options);
    };
    try {
      await navigateTo({ url: '/shop/1', animationType: 'pop-in' });
      await app.settled();
      await navigateTo({ url: '/shop/2' });
      await app.settled();
    } finally {
      Element.prototype.animate = animate;
    }
    expect(moves).to.deep.equal(['[{"opacity":0},{}]', '[{"opacity":0},{}]']);
    flick([8, 100, 200, 300].map((x) => [x, 300] as const));
    flick([308, 400, 500, 600].map((x) => [x, 300] as const));
    await app.settled();
    expect(stackOf(app)).to.deep.equal(['/home', '/shop', '/shop/2']);
    await resize(app, NARROW);
    flick([8, 100, 200, 300].map((x) => [x, 300] as const));
    await until(() => app.hash() === '/shop', 'a swipe goes back where it is narrow');
  });

  it('keeps the tab bar of the list, and does not need a width of the app’s own', async () => {
    const app = await start('/shop/1', { tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/shop' }] }, split: {} });
    await until(() => list(app), 'the list loads');
    expect(Math.round(frameOf(list(app)).width)).to.equal(360);
    expect(app.tabBar()!.selected).to.equal(1);
    expect(isSeen(app.tabBar())).to.equal(true);
    await resize(app, NARROW);
    expect(app.tabBar()).to.equal(null);
  });
});
