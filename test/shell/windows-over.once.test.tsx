import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { hideLeftWindow, navigateTo, showLeftWindow } from 'nacre/device';
import { touch } from '../helpers/commands.js';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until } from './start-app.js';
import { closed, definition, dialogOf, isOpen, NARROW, openOver, popupOf, WIDE, windowOf } from './windows-app.js';

describe('a window over the page', () => {
  before(useTokens);
  beforeEach(() => setViewport(WIDE));
  afterEach(stopApps);
  after(() => setViewport(WIDE));

  it('comes where there is no room beside it, and closes by Escape, a tap beside it or its own button', async () => {
    const app = await openOver();
    expect(windowOf(app, 'left')!.querySelector('.handle')!.textContent).to.equal('left over /home Home');
    await until(() => dialogOf(app).getBoundingClientRect().left === 0, 'it is there');
    expect(dialogOf(app).offsetWidth).to.equal(240);
    const press = (selector: string) => popupOf(app)!.querySelector<HTMLElement>(selector)!.click();
    const ways: (() => unknown)[] = [
      () => sendKeys({ press: 'Escape' }),
      () => touch([[450, 300]]),
      () => press('.nc-window-close'),
      () => press('nav button'),
      () => hideLeftWindow(),
    ];
    for (const close of ways) {
      await close();
      await closed(app);
      await showLeftWindow();
      await until(() => isOpen(app) && dialogOf(app).open, 'it is open again');
      await settled(app.container);
    }
    expect(isOpen(app)).to.equal(true);
  });

  it('closes by Back, which leaves the page', async () => {
    const app = await openOver({}, '/b');
    await app.go(-1);
    await closed(app);
    expect(app.hash()).to.equal('/b');
    expect(app.text()).to.equal('page /b');
  });

  it('closes by a swipe towards its edge', async () => {
    const app = await openOver();
    await until(() => dialogOf(app).getBoundingClientRect().left === 0, 'it is there');
    await touch([
      [200, 400],
      [150, 400],
      [20, 400],
    ]);
    await closed(app);
  });

  it('keeps the focus, and returns it', async () => {
    await setViewport(NARROW);
    const app = await startApp(definition);
    app.scroller().focus();
    await showLeftWindow();
    await until(() => isOpen(app) && dialogOf(app).open, 'it comes');
    await settled(app.container);
    const within = () => popupOf(app)!.contains(document.activeElement);
    for (let presses = 0; presses < 5; presses++) {
      await sendKeys({ press: 'Tab' });
      expect(within() || document.activeElement === document.body, `Tab ${presses}`).to.equal(true);
    }
    await sendKeys({ press: 'Escape' });
    await closed(app);
    expect(document.activeElement).to.equal(app.scroller());
  });

  it('closes when the user follows a link in it', async () => {
    const app = await openOver();
    popupOf(app)!.querySelector('a')!.click();
    await until(() => app.hash() === '/user/7', 'the page opens');
    await closed(app);
    await app.settled();
    expect(app.text()).to.equal('page /user/7');
    await app.go(-1);
    expect(app.hash()).to.equal('/home');
    expect(isOpen(app)).to.equal(false);
  });

  it('goes to its place when the screen becomes wide, and is gone when it is narrow again', async () => {
    const app = await openOver();
    await setViewport(WIDE);
    await until(() => windowOf(app, 'left') && !popupOf(app), 'it is beside the page');
    expect(windowOf(app, 'left')!.querySelector('.handle')!.textContent).to.equal('left beside /home Home');
    await setViewport(NARROW);
    await until(() => !windowOf(app, 'left'), 'it has gone');
    expect(isOpen(app)).to.equal(false);
  });

  it('comes over a page whose style hides it, on wide screens too', async () => {
    const app = await startApp(definition, { url: '/own' });
    expect(windowOf(app, 'left')).to.equal(null);
    await showLeftWindow();
    await until(() => isOpen(app), 'it comes');
    await navigateTo({ url: '/user/7' });
    await app.settled();
    await until(() => windowOf(app, 'left') && !popupOf(app), 'it is beside the next page');
  });

  it('is at the other side in text from right to left', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const app = await openOver();
      await until(() => dialogOf(app).getBoundingClientRect().right === 500, 'it is there');
    } finally {
      document.documentElement.dir = '';
    }
  });
});
