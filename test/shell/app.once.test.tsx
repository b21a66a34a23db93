import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { device, navigateTo } from 'nacre/device';
import { useApp, useLoad, usePage, useShow, type AppDefinition } from 'nacre/shell';
import { watchLeaks } from '../helpers/leaks.js';
import { startApp, stopApps } from './start-app.js';

describe('AppShell', () => {
  let log: string[] = [];

  function Home() {
    const { query } = usePage();
    useLoad((given) => log.push(`load ${JSON.stringify(given)}`));
    useShow(() => log.push('show'));
    return <p>Home {JSON.stringify(query)}</p>;
  }

  function List() {
    const [count, setCount] = useState(0);
    const { definition } = useApp();
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        List {count} of {definition.pages.length}
      </button>
    );
  }

  const definition: AppDefinition = {
    pages: [
      { path: '/home', load: () => Home, style: { navigationBarTitleText: 'Home' } },
      { path: '/list', load: () => Promise.resolve({ default: List }), style: { navigationBarTitleText: 'List' } },
    ],
  };

  beforeEach(() => {
    log = [];
  });
  afterEach(stopApps);

  it('shows the page of the URL, with its query', async () => {
    const app = await startApp(definition, { url: '/home?a=1&b=x%20y' });
    expect(app.text()).to.equal('Home {"a":"1","b":"x y"}');
    expect(app.bar().title).to.equal('Home');
    expect(document.title).to.equal('Home');
  });

  it('shows the first page for an empty URL', async () => {
    const app = await startApp(definition, { url: '/' });
    expect(app.text()).to.equal('Home {}');
  });

  it('takes a component or a module with a default export', async () => {
    const app = await startApp(definition, { url: '/list' });
    expect(app.text()).to.equal('List 0 of 2');
  });

  it('starts once in StrictMode', async () => {
    let launches = 0;
    const app = await startApp({ ...definition, onLaunch: () => launches++ }, { strict: true });
    expect(log).to.deep.equal(['load {}', 'show']);
    expect(launches).to.equal(1);
    expect(app.container.querySelectorAll('.nc-page')).to.have.length(1);
    expect(app.app.router.getSnapshot().entries).to.have.length(1);
  });

  it('removes everything when it is unmounted', async () => {
    const first = await startApp(definition);
    first.unmount();
    const leaks = watchLeaks((target) => target instanceof Element || target instanceof AbortSignal);
    const sheets = document.adoptedStyleSheets.length;
    try {
      const before = leaks.left();
      await first.mount();
      await navigateTo({ url: '/list' });
      await first.settled();
      first.unmount();
      await new Promise((resolve) => setTimeout(resolve));
      expect(leaks.left()).to.deep.equal(before);
      expect(document.adoptedStyleSheets).to.have.length(sheets);
      expect(history.scrollRestoration).to.equal('auto');
    } finally {
      leaks.stop();
    }
    const failed = await navigateTo({ url: '/list' }).catch((error: Error) => error.message);
    expect(failed).to.include('navigateTo:fail');
  });

  it('restores the stack when it is mounted again', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/list' });
    await app.settled();
    app.unmount();
    await app.mount();
    expect(app.text()).to.equal('List 0 of 2');
    await app.go(-1);
    expect(app.text()).to.equal('Home {}');
  });

  it('with exitGuard, asks to press Back again before the app is left', async () => {
    const titles: unknown[] = [];
    const stop = device.provide('showToast', ({ title }) => void titles.push(title));
    try {
      const app = await startApp({ ...definition, exitGuard: true });
      await app.go(-1);
      expect(titles).to.deep.equal(['Press back again to exit']);
      expect(app.text()).to.equal('Home {}');
      expect(app.hash()).to.equal('/home');
    } finally {
      stop();
    }
  });

  it('lets another app start after it is unmounted', async () => {
    const first = await startApp(definition);
    first.unmount();
    const second = await startApp({ pages: [{ path: '/home', load: () => () => <p>Other</p> }] });
    expect(second.text()).to.equal('Other');
  });
});
