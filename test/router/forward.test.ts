import { expect } from '@open-wc/testing';
import { AppFrame, type Site } from './app-frame.js';

const SITES: Site[] = [
  { mode: 'hash', base: '/' },
  { mode: 'history', base: '/x/' },
];

describe('router: Forward after a reload', () => {
  let frame: AppFrame;
  afterEach(() => {
    frame.window.sessionStorage.clear();
    frame.remove();
  });
  const top = () => frame.snapshot.entries.at(-1)!;
  const draft = () => frame.window.router.page(top().key)!.snapshot.get('draft');

  for (const site of SITES) {
    it(`leads to the same pages with their drafts, in ${site.mode} mode`, async () => {
      frame = await AppFrame.open(site, '/spa-home');
      const keys: string[] = [];
      for (const id of ['1', '2']) {
        await frame.window.router.navigateTo({ url: `/spa-user/${id}` });
        frame.window.router.page(top().key)!.snapshot.set('draft', id);
        keys.push(top().key);
      }
      await frame.window.router.navigateBack({ delta: 2 });
      for (const reloads of [1, 2]) {
        for (let count = 0; count < reloads; count++) await frame.reload();
        expect(frame.urls).to.deep.equal(['/spa-home']);
        await frame.go(1);
        expect([frame.urls, top().key, draft()]).to.deep.equal([['/spa-home', '/spa-user/1'], keys[0], '1']);
        await frame.go(1);
        expect([frame.urls.length, top().key, draft()]).to.deep.equal([3, keys[1], '2']);
        await frame.go(-2);
      }
    });
  }

  for (const isReloaded of [false, true]) {
    it(`${isReloaded ? '' : 'or without one '}knows all entries of a page with several`, async () => {
      frame = await AppFrame.open(SITES[1]!, '/spa-home');
      await frame.window.router.navigateTo({ url: '/spa-list' });
      const { key } = top();
      await frame.type('/spa-list#part');
      await frame.type('/spa-list#other');
      await frame.window.router.navigateBack();
      expect(frame.urls).to.deep.equal(['/spa-home']);
      if (isReloaded) await frame.reload();
      await frame.go(3);
      expect([frame.urls, top().key]).to.deep.equal([['/spa-home', '/spa-list#other'], key]);
      expect([top().first, top().index]).to.deep.equal([1, 3]);
      await frame.window.router.navigateBack();
      expect(frame.urls).to.deep.equal(['/spa-home']);
    });
  }

  it('finds no drafts of pages that a new page has cut off', async () => {
    frame = await AppFrame.open(SITES[0]!, '/spa-home');
    await frame.window.router.navigateTo({ url: '/spa-user/1' });
    frame.window.router.page(top().key)!.snapshot.set('draft', 'cut off');
    await frame.window.router.navigateBack();
    await frame.type('/spa-list');
    await frame.reload();
    expect(JSON.stringify({ ...frame.window.sessionStorage })).not.to.include('cut off');
  });
});

describe('router: a tab that the browser discarded', () => {
  let frame: AppFrame;
  afterEach(() => {
    frame.window.sessionStorage.clear();
    frame.remove();
  });

  for (const type of ['visibilitychange', 'freeze']) {
    it(`comes back as it was at ${type}`, async () => {
      frame = await AppFrame.open(SITES[1]!, '/spa-home');
      const { window: page } = frame;
      await page.router.navigateTo({ url: '/spa-list' });
      const { key } = frame.snapshot.entries.at(-1)!;
      const open = page.router.page(key)!;
      open.on('hide', () => open.snapshot.set('hidden', true));
      open.on('save', () => open.snapshot.set('draft', 'half'));
      if (type === 'visibilitychange') Object.defineProperty(page.document, 'hidden', { value: true });
      page.document.dispatchEvent(new Event(type));
      const stored = { ...page.sessionStorage };
      // Nothing that the page does when it is left counts.
      const put = (): void => {
        page.sessionStorage.clear();
        for (const [name, value] of Object.entries(stored)) page.sessionStorage.setItem(name, value as string);
      };
      for (const event of ['pagehide', 'unload']) page.addEventListener(event, put);
      await frame.reload();
      expect(frame.urls).to.deep.equal(['/spa-home', '/spa-list']);
      const { snapshot } = frame.window.router.page(key)!;
      expect(snapshot.get('draft')).to.equal('half');
      expect(snapshot.get('hidden')).to.equal(type === 'visibilitychange' || undefined);
    });
  }
});
