import { expect } from '@open-wc/testing';
import { navigateBack, navigateTo, startPullDownRefresh, stopPullDownRefresh } from 'nacre/device';
import { usePage, usePullDownRefresh, type AppDefinition, type PullToRefreshStyle } from 'nacre/shell';
import { drag } from '../helpers/commands.js';
import { drawn } from '../helpers/dom.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let log: string[] = [];
let answer: (() => unknown) | undefined;

function Home() {
  const { path } = usePage();
  usePullDownRefresh(() => {
    log.push(path);
    return answer?.();
  });
  return (
    <div style={{ height: 2000 }}>
      <div className="inner" style={{ position: 'absolute', top: 900, height: 100, width: 100, overflow: 'auto' }}>
        <div style={{ height: 900 }} />
      </div>
    </div>
  );
}

const pullToRefresh: PullToRefreshStyle = { color: 'red', range: 90, height: 60, offset: 5 };
const definition: AppDefinition = {
  pages: [
    { path: '/home', load: () => Home, style: { enablePullDownRefresh: true } },
    { path: '/styled', load: () => Home, style: { pullToRefresh: { support: true, ...pullToRefresh } } },
    { path: '/pushed', load: () => Home, style: { pullToRefresh: { support: true, style: 'default' } } },
    { path: '/brief', load: () => Home, style: { enablePullDownRefresh: true, pullToRefresh: { timeout: 30 } } },
    { path: '/without', load: () => Home },
    { path: '/no', load: () => Home, style: { enablePullDownRefresh: true, pullToRefresh: { support: false } } },
    { path: '/over', load: () => Home, style: { enablePullDownRefresh: true, transparentTitle: 'always' } },
    { path: '/fixed', load: () => Home, style: { enablePullDownRefresh: true, disableScroll: true } },
  ],
  style: { animationType: 'none' },
};

const refresherOf = (app: StartedApp) => app.top().querySelector('nc-refresher')!;
const failure = (call: Promise<unknown>) => call.then(String, (error: Error) => error.message);

/** On the page, and ready for the hand. */
async function start(url = '/home'): Promise<StartedApp> {
  const app = await startApp(definition, { url });
  await ready(app);
  return app;
}
async function ready(app: StartedApp): Promise<void> {
  await until(() => app.top().querySelector('nc-refresher:defined'), 'the refresher comes');
  await refresherOf(app).updateComplete;
  await drawn();
}
async function pull(app: StartedApp, distance: number): Promise<void> {
  const { left, top } = app.scroller().getBoundingClientRect();
  const [x, y] = [Math.round(left + 100), Math.round(top + 60)];
  await drag([
    [x, y],
    [x, y + distance],
  ]);
}
const isRefreshing = (app: StartedApp) => refresherOf(app).matches(':state(refreshing)');

describe('pull to refresh of a page', () => {
  beforeEach(() => {
    log = [];
    answer = undefined;
  });
  afterEach(stopApps);

  it('fires on the page, and refreshes until it is stopped', async () => {
    const app = await start();
    await pull(app, 200);
    expect(log).to.deep.equal(['/home']);
    expect(isRefreshing(app)).to.equal(true);
    await drawn();
    expect(isRefreshing(app), 'still').to.equal(true);
    expect((await stopPullDownRefresh()).errMsg).to.equal('stopPullDownRefresh:ok');
    await until(() => !isRefreshing(app), 'it is over');
    await pull(app, 100);
    expect(log, 'too short').to.deep.equal(['/home']);
    await pull(app, 200);
    expect(log).to.deep.equal(['/home', '/home']);
  });

  it('ends with the promise that the listener returns', async () => {
    const app = await start();
    let done!: () => void;
    answer = () => new Promise<void>((resolve) => (done = resolve));
    await pull(app, 200);
    await drawn();
    expect(isRefreshing(app)).to.equal(true);
    done();
    await until(() => !isRefreshing(app), 'it is over');
    await pull(app, 200);
    expect(log, 'and may start again').to.deep.equal(['/home', '/home']);
  });

  it('is started by a call, also before the page has loaded', async () => {
    const app = await startApp(definition);
    expect((await startPullDownRefresh()).errMsg).to.equal('startPullDownRefresh:ok');
    await until(() => log.length, 'the page is told');
    expect(isRefreshing(app)).to.equal(true);
    await startPullDownRefresh();
    await drawn();
    expect(log, 'once').to.deep.equal(['/home']);
    await stopPullDownRefresh();
    await until(() => !isRefreshing(app), 'it is over');
    await stopPullDownRefresh();
  });

  it('fails on a page without pull to refresh', async () => {
    const reason = 'fail the page has no pull to refresh (style enablePullDownRefresh)';
    for (const url of ['/without', '/no']) {
      const app = await startApp(definition, { url });
      expect(await failure(startPullDownRefresh())).to.equal(`startPullDownRefresh:${reason}`);
      expect(await failure(stopPullDownRefresh())).to.equal(`stopPullDownRefresh:${reason}`);
      expect(app.top().querySelector('nc-refresher')).to.equal(null);
      stopApps();
    }
  });

  it('ends when the page is left, and does not affect other pages', async () => {
    const app = await start();
    await startPullDownRefresh();
    await until(() => log.length, 'the page is told');
    await navigateTo({ url: '/styled' });
    await app.settled();
    await ready(app);
    expect(isRefreshing(app)).to.equal(false);
    await pull(app, 120);
    expect(log).to.deep.equal(['/home', '/styled']);
    await navigateBack();
    await app.settled();
    await until(() => !isRefreshing(app), 'it has ended');
    expect(log).to.deep.equal(['/home', '/styled']);
    await pull(app, 200);
    expect(log.at(-1)).to.equal('/home');
  });

  it('has the colour and sizes of the page’s style', async () => {
    const app = await start('/styled');
    const { color, range, height, offset, push } = refresherOf(app);
    expect({ color, range, height, offset, push }).to.deep.equal({ ...pullToRefresh, push: false });
    await navigateTo({ url: '/pushed' });
    await app.settled();
    await ready(app);
    await startPullDownRefresh();
    await until(() => log.length, 'the page is told');
    const content = app.top().querySelector('.nc-page-content')!;
    const place = () => content.getBoundingClientRect().top - app.scroller().getBoundingClientRect().top;
    await until(() => place() === 70, 'the page has made room');
  });

  it('starts below a bar that covers the page', async () => {
    const app = await start('/over');
    await startPullDownRefresh();
    await until(() => log.length, 'the page is told');
    const disc = refresherOf(app).shadowRoot!.querySelector('[part=disc]')!;
    const bar = app.bar().getBoundingClientRect();
    await until(() => disc.getBoundingClientRect().top >= bar.bottom, 'it can be seen');
  });

  it('works on a page that does not scroll, for that page only', async () => {
    const app = await start('/fixed');
    await pull(app, 200);
    expect(log).to.deep.equal(['/fixed']);
    await stopPullDownRefresh();
    await navigateTo({ url: '/without' });
    await app.settled();
    await pull(app, 200);
    expect(log).to.deep.equal(['/fixed']);
  });

  it('times out with a notice from which the user can retry', async () => {
    const app = await start('/brief');
    await pull(app, 200);
    await until(() => !isRefreshing(app), 'it gives up');
    const shadow = refresherOf(app).shadowRoot!;
    await until(() => shadow.querySelector('[part=notice]'), 'it says so');
    shadow.querySelector<HTMLElement>('[part=notice] button')!.click();
    expect(log).to.deep.equal(['/brief', '/brief']);
  });

  it('reports a rejected promise to the app', async () => {
    const { reportError } = window;
    const reported: unknown[] = [];
    window.reportError = (error) => reported.push(error);
    const app = await start();
    answer = () => Promise.reject(new Error('no network'));
    await pull(app, 200);
    await until(() => !isRefreshing(app), 'it is over');
    window.reportError = reportError;
    expect(String(reported)).to.equal('Error: no network');
  });

  for (const keep of ['stack', 'none'] as const) {
    it(`leaves what is scrolled in the page where it was, with keep "${keep}"`, async () => {
      const app = await startApp({ ...definition, keep });
      await ready(app);
      const inner = () => app.top().querySelector('.inner')!;
      app.scroller().scrollTop = 300;
      inner().scrollTop = 120;
      await drawn();
      await drawn();
      await navigateTo({ url: '/without' });
      await app.settled();
      await navigateBack();
      await app.settled();
      await ready(app);
      expect([app.scroller().scrollTop, inner().scrollTop]).to.deep.equal([300, 120]);
    });
  }

  it('works in StrictMode', async () => {
    const app = await startApp(definition, { strict: true });
    await startPullDownRefresh();
    await until(() => log.length, 'the page is told');
    expect(log).to.deep.equal(['/home']);
    expect(isRefreshing(app)).to.equal(true);
  });
});
