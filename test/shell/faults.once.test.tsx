import { expect } from '@open-wc/testing';
import { navigateTo } from 'nacre/device';
import { useLoad, usePageScroll, useShow, type AppDefinition } from 'nacre/shell';
import { drawn, settled } from '../helpers/dom.js';
import { holdTimers } from '../helpers/timers.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const Fine = () => <p>fine</p>;
const base: AppDefinition = {
  pages: [
    { path: '/home', load: () => Fine },
    { path: '/a', load: () => Fine },
  ],
  style: { animationType: 'none' },
};
const withPage = (load: (attempt: number) => unknown, more: Partial<AppDefinition> = {}): AppDefinition => ({
  ...base,
  pages: [...base.pages, { path: '/bad', load }],
  ...more,
});

const notice = (app: StartedApp) => app.top().querySelector('nc-status');
const text = (app: StartedApp) => notice(app)?.shadowRoot!.querySelector('[part="title"]')?.textContent;
const retry = async (app: StartedApp) => {
  await settled(notice(app)!);
  notice(app)!.shadowRoot!.querySelector('button')!.click();
};

describe('faults', () => {
  const { error } = console;
  const { onerror, reportError } = window;
  afterEach(() => {
    stopApps();
    console.error = error;
    window.reportError = reportError;
    window.onerror = onerror;
  });

  it('an error while a page renders shows a notice, and the user can retry', async () => {
    console.error = () => undefined;
    window.onerror = () => true;
    const errors: unknown[] = [];
    let broken = true;
    const Broken = () => {
      if (broken) throw new Error('broken page');
      return <p>mended</p>;
    };
    const app = await startApp(
      withPage(() => Broken, { onError: (thrown) => errors.push((thrown as Error).message) }),
      { onError: () => undefined },
    );
    await navigateTo({ url: '/bad' });
    await app.settled();
    expect(text(app)).to.equal('Something went wrong on this page.');
    expect(errors).to.include('broken page');
    await expect(app.container).to.be.accessible();
    broken = false;
    await retry(app);
    await until(() => app.text() === 'mended', 'React renders it again');
    await app.go(-1);
    expect(app.text()).to.equal('fine');
  });

  it('a failed load shows a notice, the app is told, and a tap loads again', async () => {
    const attempts: number[] = [];
    const errors: unknown[] = [];
    const app = await startApp(
      withPage(
        (attempt) => {
          attempts.push(attempt);
          return attempt === 0 ? Promise.reject(new Error('no network')) : Promise.resolve({ default: Fine });
        },
        { onError: (thrown) => errors.push((thrown as Error).message) },
      ),
    );
    await navigateTo({ url: '/bad' });
    await app.settled();
    expect(text(app)).to.equal('Page failed to load.');
    await expect(app.container).to.be.accessible();
    await retry(app);
    await until(() => app.text() === 'fine', 'the page comes');
    expect(attempts).to.deep.equal([0, 1]);
    expect(errors).to.deep.equal(['no network']);
  });

  it('a failed load of an app without `onError` reaches the window', async () => {
    const errors: unknown[] = [];
    window.onerror = (message) => errors.push(message);
    console.error = () => undefined;
    const app = await startApp(withPage(() => Promise.reject(new Error('no network'))));
    await navigateTo({ url: '/bad' });
    await app.settled();
    expect(errors).to.deep.equal(['Uncaught Error: no network']);
  });

  it('a module without a component shows the same notice, and the app is told', async () => {
    const errors: unknown[] = [];
    const app = await startApp(
      withPage(() => ({ other: 1 }), { onError: (thrown) => errors.push((thrown as Error).message) }),
    );
    await navigateTo({ url: '/bad' });
    await app.settled();
    expect(text(app)).to.equal('Page failed to load.');
    expect(errors).to.deep.equal(['page `/bad`: load: expected a component, or a module whose default export is one']);
  });

  it('a slow load shows that it loads, then a time-out', async () => {
    const errors: unknown[] = [];
    const app = await startApp(
      withPage((attempt) => (attempt === 0 ? new Promise(() => undefined) : Promise.resolve(Fine)), {
        loading: { delay: 30, timeout: 1234 },
        onError: (thrown) => errors.push((thrown as Error).message),
      }),
    );
    const timers = holdTimers(1234);
    await navigateTo({ url: '/bad' });
    expect(app.text()).to.equal('');
    await until(() => notice(app), 'it says that it loads');
    expect(text(app)).to.equal('Loading…');
    timers.run();
    timers.restore();
    await until(() => notice(app)!.type === 'timeout', 'time is up');
    await settled(notice(app)!);
    expect(text(app)).to.equal('Connection timed out');
    expect(errors).to.deep.equal(['page `/bad`: it has not loaded within 1234 ms']);
    await retry(app);
    expect(text(app), 'until the network is known to be down').to.equal('Connection timed out');
    await until(() => app.text() === 'fine', 'the page comes');
  });

  it('a quick load shows no notice', async () => {
    const timers = holdTimers(1234);
    let arrive!: (page: unknown) => void;
    const arriving = new Promise((resolve) => (arrive = resolve));
    const app = await startApp(withPage(() => arriving, { loading: { delay: 1234 } }));
    await navigateTo({ url: '/bad' });
    await drawn();
    expect([app.text(), notice(app)]).to.deep.equal(['', null]);
    arrive(Fine);
    await app.settled();
    timers.run();
    timers.restore();
    await drawn();
    expect([app.text(), notice(app)]).to.deep.equal(['fine', null]);
  });

  it('a malformed URL opens its page', async () => {
    const Named = () => <p>named</p>;
    const pages = [...base.pages, { path: '/user/:id', load: () => Named }];
    const app = await startApp({ ...base, pages }, { url: '/user/%E0%A4%A?x=%' });
    expect(app.text()).to.equal('named');
  });

  it('an unknown URL shows a notice with a button to the first page', async () => {
    const missing: string[] = [];
    const app = await startApp({ ...base, onPageNotFound: ({ path }) => missing.push(path) }, { url: '/nowhere' });
    expect(text(app)).to.equal('Page not found.');
    expect(missing).to.deep.equal(['/nowhere']);
    await expect(app.container).to.be.accessible();
    await retry(app);
    await until(() => app.hash() === '/home', 'it leads home');
    await app.settled();
    expect(app.text()).to.equal('fine');
  });

  it('an unknown URL shows the notFound page of the app', async () => {
    const Lost = () => <p>lost</p>;
    const pages = [...base.pages, { path: '/lost', load: () => Lost }];
    const app = await startApp({ ...base, pages, notFound: '/lost' }, { url: '/nowhere' });
    expect(app.text()).to.equal('lost');
    const failed = await navigateTo({ url: '/none' }).catch(({ message }: Error) => message);
    expect(failed).to.equal('navigateTo:fail page `/none` is not found');
  });

  it('an error of a hook’s listener is reported, and the page goes on', async () => {
    const errors: string[] = [];
    window.reportError = (thrown: Error) => void errors.push(thrown.message);
    const shown: string[] = [];
    function Careless() {
      useLoad(() => {
        throw new Error('in load');
      });
      useShow(() => shown.push('show'));
      usePageScroll(() => {
        throw new Error('in scroll');
      });
      return <div style={{ height: 3000 }}>careless</div>;
    }
    const app = await startApp(withPage(() => Careless));
    await navigateTo({ url: '/bad' });
    await app.settled();
    app.scroller().scrollTop = 50;
    await until(() => errors.includes('in scroll'), 'it is reported');
    expect(errors).to.deep.equal(['in load', 'in scroll']);
    expect(shown).to.deep.equal(['show']);
    expect(app.text()).to.equal('careless');
  });

  it('a missing role opens the login page', async () => {
    localStorage.clear();
    const pages = [
      ...base.pages,
      { path: '/secret', load: () => Fine, roles: ['member'] },
      { path: '/in', load: () => Fine },
    ];
    const app = await startApp({ ...base, pages, identity: { loginPage: '/in', key: 'test:token' } });
    await navigateTo({ url: '/secret?x=1' });
    await app.settled();
    expect(app.hash()).to.equal('/in?redirect=%2Fsecret%3Fx%3D1');
    const claims = btoa(JSON.stringify({ uid: '1', role: ['member'] }));
    const { setToken, clearToken, configureIdentity } = await import('nacre/auth');
    setToken(`e30.${claims}.`);
    await navigateTo({ url: '/secret' });
    await app.settled();
    expect(app.hash()).to.equal('/secret');
    clearToken();
    configureIdentity({ key: 'nacre:token' });
  });
});
