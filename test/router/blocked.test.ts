import { expect } from '@open-wc/testing';
import type * as RouterModule from '../../shell/router/index.js';
import { AppFrame, browserUrl, freshEntry, type Site } from './app-frame.js';
import { failure } from './start-router.js';

type Loader = Window & { load(url: string): Promise<unknown> };

describe('router: the srcdoc of a frame, whose history some browsers do not let be written', () => {
  let element: HTMLIFrameElement;
  afterEach(() => element.remove());

  for (const mode of ['hash', 'history'] as const) {
    it(`has the whole stack in ${mode} mode`, async () => {
      await freshEntry();
      element = document.createElement('iframe');
      element.srcdoc = '<script type="module">window.load = (url) => import(url)</script>';
      const loaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
      document.body.append(element);
      await loaded;
      const frame = element.contentWindow as unknown as Loader;
      const module = await frame.load(new URL('/shell/router/index.ts', location.href).href);
      const { createRouter } = module as typeof RouterModule;
      const pages = ['/home', '/mine', '/list', '/detail'].map((path) => ({ path }));
      const tabBar = { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] };
      const errors: unknown[] = [];
      const router = createRouter({ router: { mode }, pages, tabBar, onError: (error) => errors.push(error) });
      const urls = () => router.getSnapshot().entries.map(({ url }) => url);
      await router.start();
      expect(router.getSnapshot().entries.map(({ route }) => route)).to.deep.equal(['/home']);
      expect(errors.length, 'it is told once').to.be.at.most(1);
      const { result } = router.navigateTo({ url: '/list?a=1' });
      await router.navigateTo({ url: '/detail' });
      expect(urls().slice(1)).to.deep.equal(['/list?a=1', '/detail']);
      expect(router.getSnapshot().canGoBack).to.equal(true);
      await router.redirectTo({ url: '/list?b' });
      await router.navigateBack();
      expect(urls().slice(1)).to.deep.equal(['/list?a=1']);
      await router.navigateBack({ result: 7 });
      expect([urls().length, await result]).to.deep.equal([1, 7]);
      expect(await failure(router.navigateBack())).to.equal('navigateBack:fail this is the first page');
      await router.navigateTo({ url: '/list' });
      await router.switchTab({ url: '/mine' });
      expect(urls()).to.deep.equal(['/mine']);
      await router.navigateTo({ url: '/list' });
      await router.reLaunch({ url: '/detail' });
      expect(urls()).to.deep.equal(['/detail']);
      expect(errors.length).to.be.at.most(1);
      router.stop();
    });
  }
});

describe('router: a sandboxed frame, in which only the fragment may change', () => {
  const SITE: Site = { mode: 'history', base: '/x/' };
  let frame: AppFrame;
  afterEach(() => {
    frame.window.sessionStorage.clear();
    frame.remove();
  });

  /** As browsers do for a document whose origin is opaque. */
  function block({ history, location: place }: Window): void {
    for (const name of ['pushState', 'replaceState'] as const) {
      const write = history[name];
      history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
        if (url && new URL(url, place.href).pathname !== place.pathname) throw new DOMException('no', 'SecurityError');
        write.call(history, state, unused, url);
      };
    }
  }

  it('has the whole stack, with the browser’s Back, Forward and reload, below one URL', async () => {
    frame = await AppFrame.open(SITE, '/spa-home');
    block(frame.window);
    const expectAt = (...urls: string[]): void => {
      expect(frame.urls).to.deep.equal(urls);
      expect(frame.url).to.equal(browserUrl(SITE, '/spa-home'));
      expect(frame.snapshot.canGoBack).to.equal(urls.length > 1);
    };
    await frame.window.router.navigateTo({ url: '/spa-list' });
    await frame.window.router.navigateTo({ url: '/spa-user/1' });
    expectAt('/spa-home', '/spa-list', '/spa-user/1');
    const { key } = frame.snapshot.entries.at(-1)!;
    await frame.go(-1);
    expectAt('/spa-home', '/spa-list');
    await frame.go(1);
    expectAt('/spa-home', '/spa-list', '/spa-user/1');
    expect([frame.snapshot.entries.at(-1)!.key, frame.screen]).to.deep.equal([key, '/spa-user/:id {"id":"1"}']);
    await frame.reload();
    expectAt('/spa-home', '/spa-list', '/spa-user/1');
    await frame.window.router.navigateBack({ delta: 2 });
    expectAt('/spa-home');
  });
});
