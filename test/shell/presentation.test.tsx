import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { navigateBack, navigateTo, redirectTo, reLaunch, setNavigationBarTitle, switchTab } from 'nacre/device';
import { useEffect, useState } from 'react';
import { useBackPress, useHide, usePage, useShow, type AppDefinition } from 'nacre/shell';
import { keys, touch, type Point } from '../helpers/commands.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let log: string[] = [];

function Page() {
  const { path } = usePage();
  useShow(() => log.push(`show ${path}`));
  useHide(() => log.push(`hide ${path}`));
  useEffect(() => {
    log.push(`mount ${path}`);
    return () => void log.push(`unmount ${path}`);
  }, [path]);
  const [count, setCount] = useState(0);
  return (
    <div style={{ height: 120 }}>
      <button type="button" className="count" onClick={() => setCount(count + 1)}>
        {path} {count}
      </button>
    </div>
  );
}
/** Refuses to go back once. */
let refuses = false;
function Stubborn() {
  useBackPress(() => {
    log.push('asked');
    return refuses;
  });
  return <div style={{ height: 300 }}>stubborn</div>;
}
const Long = () => <div style={{ height: 3000 }}>long</div>;
const Field = () => (
  // eslint-disable-next-line jsx-a11y/no-autofocus
  <input aria-label="field" className="field" autoFocus />
);

const load = () => Page;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load, style: { navigationBarTitleText: 'Home' } },
    { path: '/mine', load },
    { path: '/a', load, style: { navigationBarTitleText: 'Page A' } },
    { path: '/sheet', load, presentation: 'sheet', style: { navigationBarTitleText: 'Filter' } },
    { path: '/second', load, presentation: 'sheet', style: { navigationBarTitleText: 'Second' } },
    { path: '/dialog', load, presentation: 'dialog', style: { navigationBarTitleText: 'Sure?' } },
    { path: '/stubborn', load: () => Stubborn, presentation: 'sheet' },
    { path: '/long', load: () => Long, presentation: 'sheet' },
    { path: '/field', load: () => Field, presentation: 'sheet' },
  ],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

const popupsOf = (app: StartedApp) => [...app.container.querySelectorAll('nc-popup')];
const openPopups = (app: StartedApp) => popupsOf(app).filter(({ open }) => open);
const surfaceOf = (popup: Element) => popup.shadowRoot!.querySelector<HTMLElement>('[part=surface]')!;
const pageOf = (app: StartedApp, path: string) =>
  [...app.container.querySelectorAll<HTMLElement>('.nc-page')].find((page) =>
    page.querySelector('.nc-page-content')?.textContent.startsWith(path),
  )!;

const topOf = (popup: Element) => Math.round(surfaceOf(popup).getBoundingClientRect().top);
/** The sheet of the page on top, at rest. */
function sheetOf(app: StartedApp): HTMLElement {
  return openPopups(app).at(-1)!;
}
/** A slow drag of the bar of the sheet by a finger. */
async function pull(app: StartedApp, distance: number): Promise<void> {
  const { left, top } = sheetOf(app).querySelector('nc-nav-bar')!.getBoundingClientRect();
  const at = (y: number): Point => [Math.round(left + 40), Math.round(top + 20 + y)];
  await touch([at(0), at(distance)], { hold: 300 });
}

async function open(url: string, options: Partial<AppDefinition> = {}): Promise<StartedApp> {
  const app = await startApp({ ...definition, ...options });
  await navigateTo({ url });
  await app.settled();
  return app;
}

/** WebKit's window cannot be smaller. */
const PHONE = { width: 500, height: 600 };

describe('pages in sheets and dialogs', () => {
  before(useTokens);
  beforeEach(() => {
    log = [];
    refuses = false;
    return setViewport(PHONE);
  });
  afterEach(() => {
    stopApps();
    return setViewport({ width: 800, height: 600 });
  });

  it('show over the page beneath, which stays as it is, visible and inert', async () => {
    const app = await startApp(definition);
    const home = pageOf(app, '/home');
    home.querySelector<HTMLElement>('.count')!.click();
    await until(() => home.textContent.includes('/home 1'), 'it counts');
    await navigateTo({ url: '/sheet' });
    await app.settled();
    expect(app.hash()).to.equal('/sheet');
    expect(document.title).to.equal('Filter');
    expect(openPopups(app)).to.have.length(1);
    expect(home.checkVisibility()).to.equal(true);
    expect(home.inert).to.equal(true);
    expect(app.tabBar(), 'the bar of the page beneath stays').not.to.equal(null);
    expect(pageOf(app, '/sheet').checkVisibility()).to.equal(true);
    expect(log).to.deep.equal(['show /home', 'mount /home', 'show /sheet', 'mount /sheet']);
    await app.go(-1);
    expect(popupsOf(app)).to.have.length(0);
    expect(home.inert).to.equal(false);
    expect(home.textContent).to.contain('/home 1');
    expect(document.title).to.equal('Home');
    expect(log.slice(4)).to.deep.equal(['unmount /sheet']);
  });

  const WAYS: Record<string, (app: StartedApp) => Promise<unknown> | void> = {
    Escape: () => keys('Escape'),
    'a click beside it': () => sendMouse({ type: 'click', position: [250, 20] }),
    'its close button': (app) => {
      const buttons = sheetOf(app).querySelector('nc-nav-bar')!.shadowRoot!.querySelectorAll('button');
      expect([...buttons].map((button) => button.textContent.trim())).to.deep.equal(['Close']);
      buttons[0]!.click();
    },
    'its handle': (app) => surfaceOf(sheetOf(app)).querySelector<HTMLElement>('[part=handle]')!.click(),
    'a drag down': (app) => pull(app, 130),
    navigateBack: () => navigateBack(),
    'the browser’s Back': () => history.back(),
  };
  for (const [way, act] of Object.entries(WAYS)) {
    it(`close by ${way}, unless the page or a guard refuses`, async () => {
      const app = await open('/stubborn');
      const place = topOf(sheetOf(app));
      refuses = true;
      await Promise.resolve(act(app)).catch(() => undefined);
      await until(() => log.includes('asked'), 'the page is asked');
      await until(() => app.hash() === '/stubborn' && topOf(sheetOf(app)) === place, 'it stays, in its place');
      expect(log).to.deep.equal(['show /home', 'mount /home', 'asked']);
      await app.settled();
      refuses = false;
      const stop = app.app.router.guard(app.app.router.getSnapshot().entries.at(-1)!.key, () => {
        log.push('guard');
        return Promise.resolve(false);
      });
      await Promise.resolve(act(app)).catch(() => undefined);
      await until(() => log.includes('guard'), 'the guard is asked');
      await until(() => app.hash() === '/stubborn' && topOf(sheetOf(app)) === place, 'it stays');
      await app.settled();
      stop();
      await act(app);
      await until(() => app.hash() === '/home' && popupsOf(app).length === 0, 'it is gone');
      expect(pageOf(app, '/home').inert).to.equal(false);
    });
  }

  it('go away without coming back up when they are dragged down', async () => {
    const app = await open('/sheet');
    const sheet = sheetOf(app);
    await pull(app, 120);
    let before = -1;
    await until(() => {
      if (sheet.isConnected && surfaceOf(sheet)?.checkVisibility()) {
        expect(topOf(sheet), 'only downwards').to.be.at.least(before - 1);
        before = topOf(sheet);
      }
      return popupsOf(app).length === 0;
    }, 'it is gone');
    expect(app.hash()).to.equal('/home');
  });

  it('is a sheet at the bottom of phones, and a box on wide screens, without a remount', async () => {
    const app = await open('/sheet');
    const surface = surfaceOf(sheetOf(app));
    const box = surface.getBoundingClientRect();
    expect([box.left, box.width, Math.round(box.bottom)]).to.deep.equal([0, PHONE.width, PHONE.height]);
    const handle = surface.querySelector<HTMLElement>('[part=handle]')!;
    expect([handle.ariaHidden, handle.tabIndex], 'the bar has the Close').to.deep.equal(['true', -1]);
    sheetOf(app).querySelector<HTMLElement>('.count')!.click();
    await setViewport({ width: 800, height: 600 });
    await until(() => surface.getBoundingClientRect().width < 600, 'it is a box');
    await until(() => {
      const { left, right, top, bottom } = surface.getBoundingClientRect();
      return Math.abs(left - (800 - right)) <= 1 && Math.abs(top - (600 - bottom)) <= 1;
    }, 'in the middle');
    expect(surface.querySelector('[part=handle]')).to.equal(null);
    expect(pageOf(app, '/sheet').textContent).to.contain('/sheet 1');
    expect(log.filter((line) => line === 'mount /sheet')).to.have.length(1);
  });

  it('are in the middle as dialogs, also on phones', async () => {
    const app = await open('/dialog');
    const { top, bottom } = surfaceOf(sheetOf(app)).getBoundingClientRect();
    expect(Math.abs(top - (PHONE.height - bottom))).to.be.at.most(1);
  });

  it('have a name, take the focus and give it back', async () => {
    const app = await startApp(definition);
    const button = app.top().querySelector<HTMLElement>('.count')!;
    button.focus();
    await navigateTo({ url: '/sheet' });
    await app.settled();
    expect(surfaceOf(sheetOf(app)).ariaLabel).to.equal('Filter');
    await setNavigationBarTitle({ title: 'Filters' });
    await until(() => surfaceOf(sheetOf(app)).ariaLabel === 'Filters', 'it is named by its title');
    expect(pageOf(app, '/sheet').contains(document.activeElement)).to.equal(true);
    await keys('Tab');
    await keys('Tab');
    expect(pageOf(app, '/home').contains(document.activeElement), 'never beneath').to.equal(false);
    await keys('Escape');
    await until(() => document.activeElement === button, 'the focus is back');
    expect(app.hash()).to.equal('/home');
  });

  it('let a field take the focus by itself', async () => {
    const app = await open('/field');
    await until(() => document.activeElement?.className === 'field', 'it has the focus');
    expect(app.hash()).to.equal('/field');
  });

  for (const url of ['/sheet', '/dialog', '/long']) {
    it(`are accessible: ${url}`, async () => {
      const app = await open(url);
      await expect(app.container).to.be.accessible();
    });
  }

  it('are covered by a page that opens from them, and come back with it gone, as they were', async () => {
    const app = await open('/long');
    app.scroller().scrollTop = 700;
    await until(() => app.scroller().scrollTop === 700, 'it scrolls');
    await navigateTo({ url: '/a' });
    await app.settled();
    await until(() => openPopups(app).length === 0, 'the sheet is covered');
    expect(app.text()).to.contain('/a');
    expect(pageOf(app, '/home').checkVisibility()).to.equal(false);
    expect(log).to.include.members(['hide /home', 'show /a']);
    await app.go(-1);
    await until(() => openPopups(app).length === 1, 'the sheet is back');
    expect(app.hash()).to.equal('/long');
    expect(pageOf(app, '/home').checkVisibility()).to.equal(true);
    await until(() => app.scroller().scrollTop === 700, 'it is scrolled as before');
    await app.go(-1);
    expect(popupsOf(app)).to.have.length(0);
  });

  it('open from each other, and Back closes the upper one', async () => {
    const app = await open('/sheet');
    await navigateTo({ url: '/second' });
    await app.settled();
    expect(openPopups(app)).to.have.length(2);
    const [first, second] = [pageOf(app, '/sheet'), pageOf(app, '/second')];
    expect([first.inert, second.inert]).to.deep.equal([true, false]);
    const { left, top } = second.getBoundingClientRect();
    expect(second.contains(document.elementFromPoint(left + 20, top + 80)), 'it is above').to.equal(true);
    await keys('Escape');
    await until(() => app.hash() === '/sheet', 'the upper one goes');
    await app.settled();
    expect(openPopups(app)).to.have.length(1);
    expect(first.inert).to.equal(false);
    await keys('Escape');
    await until(() => app.hash() === '/home', 'then the other');
    await app.settled();
    expect(popupsOf(app)).to.have.length(0);
  });

  it('give their result to the page that opened them', async () => {
    const app = await startApp(definition);
    const { result } = navigateTo({ url: '/sheet' });
    await app.settled();
    await navigateBack({ result: 'blue' });
    expect(await result).to.equal('blue');
  });

  const EXITS: Record<string, [act: () => Promise<unknown>, path: string]> = {
    switchTab: [() => switchTab({ url: '/mine' }), '/mine'],
    reLaunch: [() => reLaunch({ url: '/a' }), '/a'],
    redirectTo: [() => redirectTo({ url: '/a' }), '/a'],
    'redirectTo another sheet': [() => redirectTo({ url: '/second' }), '/second'],
  };
  for (const [name, [act, path]] of Object.entries(EXITS)) {
    it(`leave by ${name}`, async () => {
      const app = await open('/sheet');
      await act();
      await app.settled();
      await until(() => popupsOf(app).length === Number(path === '/second'), 'the sheet is gone');
      expect(app.hash()).to.equal(path);
      expect(app.text()).to.contain(path);
      expect(pageOf(app, path).checkVisibility()).to.equal(true);
      expect(Boolean(pageOf(app, '/home')?.checkVisibility())).to.equal(path === '/second');
    });
  }

  for (const keep of ['none', 'tab'] as const) {
    it(`keep the page beneath mounted with keep: ${keep}`, async () => {
      const app = await startApp({ ...definition, keep });
      pageOf(app, '/home').querySelector<HTMLElement>('.count')!.click();
      await navigateTo({ url: '/sheet' });
      await app.settled();
      await app.go(-1);
      expect(app.text()).to.contain('/home 1');
    });
  }

  it('come back after a reload', async () => {
    const app = await open('/sheet');
    app.unmount();
    await app.mount();
    await until(() => openPopups(app).length === 1, 'the sheet is there');
    expect(app.hash()).to.equal('/sheet');
    expect(pageOf(app, '/home').checkVisibility()).to.equal(true);
    await app.go(-1);
    expect(app.text()).to.contain('/home');
    expect(popupsOf(app)).to.have.length(0);
  });

  it('work in StrictMode', async () => {
    const app = await startApp(definition, { strict: true });
    await navigateTo({ url: '/sheet' });
    await app.settled();
    expect(openPopups(app)).to.have.length(1);
    await keys('Escape');
    await until(() => popupsOf(app).length === 0, 'it is gone');
    expect(app.hash()).to.equal('/home');
    await app.go(1);
    expect(openPopups(app)).to.have.length(1);
  });
});
