import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { navigateBack, navigateTo, redirectTo, switchTab } from 'nacre/device';
import {
  useBackPress,
  useHide,
  useLoad,
  useNavigationBarButtonTap,
  useNavigationBarSearchInputChanged,
  useNavigationBarSearchInputClicked,
  useNavigationBarSearchInputConfirmed,
  useNavigationBarSearchInputFocusChanged,
  usePage,
  useReady,
  useResize,
  useShow,
  useTabItemTap,
  useUnload,
  type AppDefinition,
  type PageHandle,
} from 'nacre/shell';
import { settled } from '../helpers/dom.js';
import { startApp, stopApps, until } from './start-app.js';

let log: string[] = [];
const handles = new Map<string, PageHandle>();
let stays = false;

function Page() {
  const page = usePage();
  handles.set(page.path, page);
  const note = (text: string) => void log.push(`${page.path} ${text}`);
  useLoad((query) => note(`load ${JSON.stringify(query)}`));
  useShow(() => note('show'));
  useReady(() => note('ready'));
  useHide(() => note('hide'));
  useUnload(() => note('unload'));
  useResize(({ size, deviceOrientation }) =>
    note(`resize ${size.windowWidth} ${size.windowHeight} ${deviceOrientation}`),
  );
  useTabItemTap(({ index, text, pagePath }) => note(`tab ${index} ${text} ${pagePath}`));
  useNavigationBarButtonTap(({ index }) => note(`button ${index}`));
  useNavigationBarSearchInputChanged(({ text }) => note(`search ${text}`));
  useNavigationBarSearchInputConfirmed(({ text }) => note(`confirm ${text}`));
  useNavigationBarSearchInputClicked(() => note('click'));
  useNavigationBarSearchInputFocusChanged(({ focus }) => note(`focus ${focus}`));
  useBackPress(({ from }) => {
    note(`back ${from}`);
    return stays;
  });
  return <p>{page.path}</p>;
}

const load = () => Page;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load },
    { path: '/mine', load },
    { path: '/a', load },
    { path: '/user/:id', load },
    { path: '/bar', load, style: { navigationBarButtons: [{ type: 'share' }, { type: 'menu', float: 'left' }] } },
    { path: '/search', load, style: { searchInput: { placeholder: 'Find' } } },
    { path: '/static', load, style: { searchInput: { disabled: true } } },
  ],
  style: { animationType: 'none' },
  tabBar: {
    list: [
      { pagePath: '/home', text: 'Home' },
      { pagePath: '/mine', text: () => 'Mine' },
    ],
  },
};
const since = () => log.splice(0);

describe('page hooks', () => {
  beforeEach(() => {
    log = [];
    stays = false;
  });
  afterEach(stopApps);

  for (const strict of [false, true]) {
    it(`are called once for each event in the life of a page${strict ? ', in StrictMode too' : ''}`, async () => {
      const app = await startApp(definition, { url: '/home?x=1', strict });
      expect(since()).to.deep.equal(['/home load {"x":"1"}', '/home show', '/home ready']);
      await navigateTo({ url: '/a' });
      await app.settled();
      expect(since()).to.deep.equal(['/home hide', '/a load {}', '/a show', '/a ready']);
      await navigateBack();
      await app.settled();
      expect(since()).to.deep.equal(['/a back navigateBack', '/a unload', '/home show']);
      await navigateTo({ url: '/a' });
      await navigateTo({ url: '/a?2' });
      await app.settled();
      since();
      await switchTab({ url: '/mine' });
      await app.settled();
      expect(since(), 'a page is told that it ends while it is hidden').to.deep.equal(
        ['/a unload', '/a unload', '/home unload', '/mine load {}', '/mine show', '/mine ready'].filter(
          (line) => line !== '/home unload',
        ),
      );
    });
  }

  it('are called once per event, also if pages mount again', async () => {
    const app = await startApp({ ...definition, keep: 'none' });
    await navigateTo({ url: '/a' });
    await app.settled();
    since();
    await navigateBack();
    await app.settled();
    expect(since()).to.deep.equal(['/a back navigateBack', '/a unload', '/home load {}', '/home show', '/home ready']);
  });

  it('useUnload is called when a page is replaced', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a' });
    await app.settled();
    since();
    await redirectTo({ url: '/user/7' });
    await app.settled();
    expect(since()).to.deep.equal(['/a unload', '/user/7 load {}', '/user/7 show', '/user/7 ready']);
    expect(handles.get('/user/7')!.params).to.deep.equal({ id: '7' });
  });

  it('useBackPress is called before Back, also the browser’s', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a' });
    await app.settled();
    since();
    stays = true;
    const refused = await navigateBack().catch((error: Error) => error.message);
    expect(refused).to.equal('navigateBack:fail onBackPress');
    await app.go(-1);
    expect(since()).to.deep.equal(['/a back navigateBack', '/a back backbutton']);
    expect(app.text()).to.equal('/a');
    expect(app.hash()).to.equal('/a');
    stays = false;
    await app.go(-1);
    expect(app.text()).to.equal('/home');
  });

  it('useResize is called on the page on top only', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a' });
    await app.settled();
    since();
    await setViewport({ width: 700, height: 500 });
    await until(() => log.length > 0, 'the hook is called');
    expect(since()).to.deep.equal([`/a resize ${innerWidth} ${innerHeight} landscape`]);
    await setViewport({ width: 800, height: 600 });
    await until(() => log.includes('/a resize 800 600 landscape'), 'the next test begins at rest');
  });

  it('useTabItemTap is called when a tab is tapped, also the current one', async () => {
    const app = await startApp(definition);
    await settled(app.tabBar()!);
    const tabs = () => [...app.tabBar()!.shadowRoot!.querySelectorAll<HTMLElement>('[part~="tab"]')];
    since();
    tabs()[0]!.click();
    expect(since()).to.deep.equal(['/home tab 0 Home /home']);
    tabs()[1]!.click();
    await until(() => log.some((line) => line.includes('tab')), 'the other tab is told');
    expect(since().at(-1)).to.equal('/mine tab 1 Mine /mine');
    expect(app.text()).to.equal('/mine');
  });

  it('useNavigationBarButtonTap gets the index of the button', async () => {
    const app = await startApp(definition, { url: '/bar' });
    await settled(app.bar());
    since();
    for (const side of ['end', 'start']) {
      app.bar().shadowRoot!.querySelector<HTMLElement>(`[part="${side}"] button:not([aria-label="Back"])`)!.click();
    }
    expect(since()).to.deep.equal(['/bar button 0', '/bar button 1']);
  });

  it('the search hooks get the events of the search field', async () => {
    const app = await startApp(definition, { url: '/search' });
    await settled(app.bar());
    since();
    app.bar().shadowRoot!.querySelector('input')!.focus();
    await sendKeys({ type: 'ab' });
    await sendKeys({ press: 'Enter' });
    app.bar().shadowRoot!.querySelector('input')!.blur();
    expect(since()).to.deep.equal([
      '/search focus true',
      '/search search a',
      '/search search ab',
      '/search confirm ab',
      '/search focus false',
    ]);
  });

  it('useNavigationBarSearchInputClicked is called for a disabled search field', async () => {
    const app = await startApp(definition, { url: '/static' });
    await settled(app.bar());
    since();
    app.bar().shadowRoot!.querySelector<HTMLElement>('[part="search"]')!.click();
    expect(since()).to.deep.equal(['/static click']);
  });

  it('show and hide fire on app and page with the document’s visibility', async () => {
    const app: string[] = [];
    await startApp({ ...definition, onShow: () => app.push('show'), onHide: () => app.push('hide') });
    since();
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide(true);
    hide(false);
    delete (document as { hidden?: boolean }).hidden;
    expect(app).to.deep.equal(['show', 'hide', 'show']);
    expect(since()).to.deep.equal(['/home hide', '/home show']);
  });

  it('throw outside of pages', async () => {
    const errors: string[] = [];
    const note = (thrown: unknown) => void errors.push(String(thrown));
    const { error } = console;
    const { onerror } = window;
    // React 18 tells all of them.
    console.error = () => undefined;
    window.onerror = () => true;
    const Lost = () => <>{usePage().key}</>;
    const windows = { top: { component: Lost, minWidth: 0 } };
    // React 19 hands it to the root, React 18 only to the app.
    void startApp({ ...definition, windows, onError: note }, { onError: note }).catch(note);
    await until(() => errors.length > 0, 'it throws');
    console.error = error;
    window.onerror = onerror;
    expect(errors.join()).to.include('usePage: expected to be called in a page of <AppShell>');
  });

  describe('usePage', () => {
    it('has the page’s key, path, params and query', async () => {
      await startApp(definition, { url: '/user/a%2Fb?q=1&q=2' });
      const handle = handles.get('/user/a%2Fb')!;
      expect(handle.params).to.deep.equal({ id: 'a/b' });
      expect(handle.query).to.deep.equal({ q: ['1', '2'] });
      expect(handle.path).to.equal('/user/a%2Fb');
      expect(handle.key).to.be.a('string');
    });

    it('sets the title of its own page, and of the document when the page is on top', async () => {
      const app = await startApp(definition);
      await navigateTo({ url: '/a' });
      await app.settled();
      handles.get('/a')!.setTitle('Now');
      handles.get('/home')!.setTitle('Later');
      await app.settled();
      expect([app.bar().title, document.title]).to.deep.equal(['Now', 'Now']);
      await navigateBack();
      await app.settled();
      expect([app.bar().title, document.title]).to.deep.equal(['Later', 'Later']);
    });

    it('calls a guard before the page is closed', async () => {
      const app = await startApp(definition);
      await navigateTo({ url: '/a' });
      await app.settled();
      const unguard = handles.get('/a')!.guard(() => false);
      const message = await navigateBack().catch((error: Error) => error.message);
      expect(message).to.equal('navigateBack:fail refused by a guard');
      await app.go(-1);
      expect(app.text()).to.equal('/a');
      unguard();
      await navigateBack();
      await app.settled();
      expect(app.text()).to.equal('/home');
    });
  });
});
