import { expect } from '@open-wc/testing';
import { AppFrame, browserUrl, type Site } from './app-frame.js';

/** One site of each kind: walk.test.ts visits the others. */
const SITES: Site[] = [
  { mode: 'hash', base: '/x/' },
  { mode: 'history', base: '/x/y/' },
];
const DEEP = ['/spa-home', '/spa-shop', '/spa-shop/a%2Fb', '/spa-shop/a%2Fb/reviews?sort=1'];

/** Stack, URL and screen, where Back leads to, and what was loaded since the document was. */
function expectAt(frame: AppFrame, site: Site, urls: string[], loads: string[]): void {
  expect(frame.urls).to.deep.equal(urls);
  expect(frame.url).to.equal(browserUrl(site, urls.at(-1)!));
  const top = frame.snapshot.entries.at(-1)!;
  expect({ ...frame.window.history.state }).to.deep.equal({ key: top.key, index: urls.length - 1 });
  expect(frame.snapshot.canGoBack).to.equal(urls.length > 1);
  expect(frame.snapshot.activeTab).to.equal('/spa-home');
  expect(frame.window.loads).to.deep.equal(loads);
}

describe('router: parents of a deep link', () => {
  let frame: AppFrame;
  afterEach(() => {
    frame.window.sessionStorage.clear();
    frame.remove();
  });

  for (const site of SITES) {
    it(`are beneath it in ${site.mode} mode: for Back, Forward and after a reload`, async () => {
      frame = await AppFrame.open(site, DEEP[3]!);
      expectAt(frame, site, DEEP, ['/spa-shop/:id/reviews']);
      expect(frame.screen).to.equal('/spa-shop/:id/reviews {"id":"a/b"}');
      expect(frame.window.log).to.deep.equal(
        ['load', 'show'].map((type) => `${type} ${frame.snapshot.entries.at(-1)!.key}`),
      );
      const keys = frame.snapshot.entries.map(({ key }) => key);
      await frame.go(-1);
      expectAt(frame, site, DEEP.slice(0, 3), ['/spa-shop/:id/reviews', '/spa-shop/:id']);
      expect(frame.screen).to.equal('/spa-shop/:id {"id":"a/b"}');
      await frame.go(1);
      expectAt(frame, site, DEEP, ['/spa-shop/:id/reviews', '/spa-shop/:id']);
      await frame.reload();
      expectAt(frame, site, DEEP, ['/spa-shop/:id/reviews']);
      await frame.window.router.navigateBack({ delta: 2 });
      expectAt(frame, site, DEEP.slice(0, 2), ['/spa-shop/:id/reviews', '/spa-shop']);
      await frame.reload();
      expectAt(frame, site, DEEP.slice(0, 2), ['/spa-shop']);
      await frame.go(1);
      await frame.go(1);
      expectAt(frame, site, DEEP, ['/spa-shop', '/spa-shop/:id', '/spa-shop/:id/reviews']);
      expect(
        frame.snapshot.entries.map(({ key }) => key),
        'the pages are the same',
      ).to.deep.equal(keys);
      await frame.window.router.navigateBack({ delta: 9 });
      expect([frame.urls, frame.screen]).to.deep.equal([['/spa-home'], '/spa-home {}']);
    });
  }

  it('are not added to a stack that was left and comes back', async () => {
    frame = await AppFrame.open(SITES[1]!, '/spa-list');
    await frame.type('/spa-shop/1');
    expect(frame.urls).to.deep.equal(['/spa-home', '/spa-shop', '/spa-shop/1']);
    await frame.go(-3);
    expect(frame.urls).to.deep.equal(['/spa-list']);
    await frame.go(3);
    expect(frame.urls).to.deep.equal(['/spa-home', '/spa-shop', '/spa-shop/1']);
  });

  it('is the first page for a sheet, which the user sees beneath it', async () => {
    frame = await AppFrame.open(SITES[0]!, '/spa-sheet');
    expectAt(frame, SITES[0]!, ['/spa-home', '/spa-sheet'], ['/spa-home', '/spa-sheet']);
    const { entries, visible } = frame.snapshot;
    expect(visible).to.deep.equal(entries.map(({ key }) => key));
    expect(frame.window.log).to.deep.equal([
      `load ${visible[0]}`,
      `show ${visible[0]}`,
      `load ${visible[1]}`,
      `show ${visible[1]}`,
    ]);
  });
});
