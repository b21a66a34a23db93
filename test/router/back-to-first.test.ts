import { expect } from '@open-wc/testing';
import { AppFrame, browserUrl, type Site } from './app-frame.js';
import { failure, left } from './start-router.js';

const SITES: Site[] = (['hash', 'history'] as const).map((mode) => ({
  mode,
  base: '/s/tabs/',
  hasShell: true,
  backToFirst: true,
}));
const [HOME, MINE, MORE] = ['/app-home', '/app-mine', '/app-more'];

for (const site of SITES) {
  describe(`router: tabs above the first one, in ${site.mode} mode`, () => {
    let frame: AppFrame;
    afterEach(() => {
      frame.window.sessionStorage.clear();
      frame.remove();
    });

    const open = async (url = HOME) => {
      frame = await AppFrame.open(site, url);
      return keyOf();
    };
    const keyOf = () => frame.snapshot.entries.at(-1)!.key;
    const switchTab = (url: string) => frame.window.router.switchTab({ url });
    /** Stack and tabs that are kept, address and state of history belong together. */
    const expectAt = (index: number, urls: string[], tabs: string[]): void => {
      expect(frame.urls).to.deep.equal(urls);
      expect(frame.snapshot.tabs.map(({ url }) => url)).to.have.members(tabs);
      expect(frame.url).to.equal(browserUrl(site, urls.at(-1)!));
      expect({ ...frame.window.history.state }).to.deep.equal({ key: keyOf(), index });
      expect(frame.snapshot.canGoBack).to.equal(index > 0);
    };
    const leavesApp = async (): Promise<void> => {
      const gone = left();
      frame.window.history.back();
      await gone;
    };

    it('Back leads from any to the first, and from there out of the app', async () => {
      const home = await open();
      await switchTab(MINE);
      expectAt(1, [MINE], [HOME]);
      const { length } = frame.window.history;
      await switchTab(MORE);
      const more = keyOf();
      expectAt(1, [MORE], [HOME, MINE]);
      await frame.go(-1);
      expectAt(0, [HOME], [MINE, MORE]);
      expect(keyOf(), 'the page that was kept').to.equal(home);
      expect(frame.snapshot.action).to.equal('navigateBack');
      await frame.go(1);
      expectAt(1, [MORE], [HOME, MINE]);
      expect(keyOf(), 'Forward leads to the same').to.equal(more);
      await frame.window.router.navigateBack();
      expectAt(0, [HOME], [MINE, MORE]);
      await switchTab(MINE);
      await switchTab(HOME);
      expectAt(0, [HOME], [MINE, MORE]);
      expect(frame.window.history.length, 'no switch has added an entry').to.equal(length);
      await leavesApp();
    });

    it('what is open above a tab closes on a switch', async () => {
      await open();
      await frame.window.router.navigateTo({ url: '/app-list' });
      await switchTab(MINE);
      expectAt(1, [MINE], [HOME]);
      await frame.window.router.navigateTo({ url: '/app-list' });
      await frame.window.router.navigateTo({ url: '/app-user/7' });
      await switchTab(MORE);
      expectAt(1, [MORE], [HOME, MINE]);
      await frame.window.router.navigateTo({ url: '/app-list' });
      expectAt(2, [MORE, '/app-list'], [HOME, MINE]);
      await frame.go(-2);
      expectAt(0, [HOME], [MINE, MORE]);
      await frame.go(1);
      await frame.go(1);
      expectAt(2, [MORE, '/app-list'], [HOME, MINE]);
      await frame.window.router.navigateBack({ delta: 9 });
      expectAt(0, [HOME], [MINE, MORE]);
    });

    it('a reload keeps the first beneath, also where nothing is stored', async () => {
      const home = await open();
      await switchTab(MINE);
      const mine = keyOf();
      await frame.window.router.navigateTo({ url: '/app-list' });
      await frame.reload();
      expectAt(2, [MINE, '/app-list'], [HOME]);
      await frame.go(-1);
      await frame.reload();
      expectAt(1, [MINE], [HOME]);
      await frame.go(-1);
      expectAt(0, [HOME], [MINE]);
      await frame.reload();
      await frame.go(1);
      expectAt(1, [MINE], [HOME]);
      expect(keyOf()).to.equal(mine);
      const storage = frame.window.sessionStorage;
      storage.clear();
      Object.getPrototypeOf(storage).setItem = () => undefined;
      await frame.reload();
      expectAt(1, [MINE], []);
      await frame.window.router.navigateBack();
      expectAt(0, [HOME], [MINE]);
      expect(keyOf()).to.equal(home);
    });

    it('a link to another tab has none beneath, until the first one has been shown', async () => {
      await open(MINE);
      expectAt(0, [MINE], []);
      expect(await failure(frame.window.router.navigateBack())).to.match(/this is the first page$/);
      await switchTab(MORE);
      expectAt(0, [MORE], [MINE]);
      await switchTab(HOME);
      expectAt(0, [HOME], [MINE, MORE]);
      await switchTab(MORE);
      expectAt(1, [MORE], [HOME, MINE]);
      await frame.go(-1);
      expectAt(0, [HOME], [MINE, MORE]);
      await leavesApp();
    });

    it('a redirect has the first beneath, and a relaunch takes its place', async () => {
      await open();
      await switchTab(MINE);
      await frame.window.router.redirectTo({ url: '/app-list' });
      expectAt(1, ['/app-list'], [HOME]);
      await switchTab(MORE);
      expectAt(1, [MORE], [HOME]);
      await frame.window.router.redirectTo({ url: '/app-list' });
      await frame.window.router.navigateBack();
      expectAt(0, [HOME], []);
      await switchTab(MINE);
      await frame.window.router.reLaunch({ url: MORE });
      expectAt(0, [MORE], []);
      await frame.go(1);
      await frame.settled();
      expectAt(0, [MINE], [MORE]);
      await leavesApp();
    });

    it('guards are asked as with a switch, by each kind of Back', async () => {
      await open();
      await switchTab(MINE);
      const { router } = frame.window;
      let asked = 0;
      let isDirty = true;
      const refuse = () => {
        asked++;
        return false;
      };
      const stop = router.guard(keyOf(), refuse, { onTabSwitch: () => isDirty });
      await frame.go(-1);
      expectAt(1, [MINE], [HOME]);
      expect(await failure(router.navigateBack())).to.match(/refused by a guard$/);
      expect(asked).to.equal(2);
      isDirty = false;
      await frame.go(-1);
      expectAt(0, [HOME], [MINE]);
      expect(asked, 'the page is kept').to.equal(2);
      stop();
      await switchTab(MINE);
      await router.navigateTo({ url: '/app-list' });
      router.guard(keyOf(), refuse);
      await frame.go(-2);
      expectAt(2, [MINE, '/app-list'], [HOME]);
      expect(asked, 'that of a page that would close').to.equal(3);
    });
  });
}
