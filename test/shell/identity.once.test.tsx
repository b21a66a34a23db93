import { expect } from '@open-wc/testing';
import { clearToken, configureIdentity, getIdentity, setToken } from 'nacre/auth';
import { navigateBack, navigateTo, setStorageSync, switchTab } from 'nacre/device';
import { Can, returnTo, useIdentity, type AppDefinition } from 'nacre/shell';
import { collectReports } from '../helpers/errors.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const encode = (payload: unknown): string => btoa(JSON.stringify(payload)).replaceAll('=', '');
const token = (claims: object, life = 3600): string => `e30.${encode({ exp: Date.now() / 1000 + life, ...claims })}.s`;
const KEY = 'test:identity';
const member = { uid: '1', role: ['member'] };

const Plain = () => <p>plain</p>;
function Watching() {
  const { uid } = useIdentity();
  return (
    <p>
      {uid ?? 'nobody'} <Can fallback="out">in</Can>{' '}
      <Can role={['member', 'guest']} permission="edit" fallback={<b>read</b>}>
        <i>edit</i>
      </Can>
    </p>
  );
}

const definition: AppDefinition = {
  pages: [
    { path: '/home', load: () => Watching },
    { path: '/secret', load: () => Plain, roles: ['member'] },
    { path: '/staff', load: () => Plain, permissions: ['manage', 'audit'] },
    { path: '/mine', load: () => Plain, roles: ['member'] },
    { path: '/account', load: () => Plain, signedIn: true },
    { path: '/listed', load: () => Plain, roles: [] },
    { path: '/allowed', load: () => Plain, permissions: [] },
    { path: '/open', load: () => Plain, signedIn: false },
    { path: '/login', load: () => Plain },
    { path: '/a', load: () => Plain },
  ],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
  identity: { loginPage: '/login', key: KEY },
  style: { animationType: 'none' },
};
const paths = ({ app }: StartedApp) => app.router.getSnapshot().entries.map(({ path }) => path);
/** What another tab does. */
const elsewhere = (value: string): void => {
  setStorageSync(KEY, value);
  dispatchEvent(new StorageEvent('storage', { key: `nacre/default/${KEY}`, storageArea: localStorage }));
};

describe('identity in an app', () => {
  beforeEach(() => configureIdentity({ key: KEY }));
  afterEach(() => {
    stopApps();
    clearToken();
    configureIdentity({ key: 'nacre:token' });
  });

  it('components follow it', async () => {
    const app = await startApp(definition);
    expect(app.text()).to.equal('nobody out read');
    setToken(token({ uid: '7', role: 'member', permission: ['edit'] }));
    await until(() => app.text() === '7 in edit', 'the user has signed in');
    setToken(token({ uid: '8', role: ['admin'] }));
    await until(() => app.text() === '8 in read', 'admin has all permissions, not all roles');
    setToken(token({ uid: '9', role: ['admin', 'guest'] }));
    await until(() => app.text() === '9 in edit', 'admin has all permissions');
    setToken(token({ uid: '7' }, 0.05));
    await until(() => app.text() === 'nobody out read', 'the token has expired');
  });

  it('guards pages by permissions', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/staff' });
    expect(app.hash()).to.equal('/login?redirect=%2Fstaff');
    setToken(token({ permission: ['audit'] }));
    await returnTo();
    expect(app.hash()).to.equal('/staff');
  });

  for (const [path, what] of [
    ['/account', 'signedIn'],
    ['/listed', 'an empty list of roles'],
    ['/allowed', 'an empty list of permissions'],
  ] as const)
    it(`a page with ${what} opens for all users that are signed in, and for no others`, async () => {
      const app = await startApp(definition, { url: path });
      expect(app.hash()).to.equal(`/login?redirect=${encodeURIComponent(path)}`);
      setToken(token({ uid: '1' }));
      await returnTo();
      expect(app.hash()).to.equal(path);
      clearToken();
      await until(() => app.hash().startsWith('/login'), 'the user has signed out');
    });

  it('a login page leads back only where there is something to go back to', async () => {
    const hasBack = () => {
      const bars = [...document.querySelectorAll('.nc-page:not([inert]) nc-nav-bar')];
      return bars.at(-1)!.shadowRoot!.querySelector('.back') !== null;
    };
    const guarded = { ...definition, pages: definition.pages.filter(({ path }) => path !== '/home') };
    await startApp({ ...guarded, tabBar: undefined } as AppDefinition, { url: '/' });
    expect(location.hash, 'its first page needs a user').to.equal('#/login?redirect=%2F');
    expect(hasBack()).to.equal(false);
    stopApps();
    await startApp(definition, { url: '/login' });
    expect(hasBack(), 'the first page is open').to.equal(true);
  });

  it('a page with signedIn: false is open to all', async () => {
    const app = await startApp(definition, { url: '/open' });
    expect(app.hash()).to.equal('/open');
  });

  describe('a user who is signed in, but lacks the role', () => {
    const forbidden = '/forbidden?redirect=%2Fstaff';

    it('gets a page that says so and leads home, not the login page', async () => {
      setToken(token(member));
      const app = await startApp(definition);
      await navigateTo({ url: '/staff' });
      const status = () => document.querySelector('nc-status')?.shadowRoot;
      await until(() => status()?.textContent.includes('You do not have access to this page.'), 'the page says so');
      expect(app.hash()).to.equal(forbidden);
      [...status()!.querySelectorAll<HTMLElement>('nc-button, button')].at(-1)!.click();
      await until(() => app.hash() === '/home', 'the first page');
      expect(paths(app)).to.deep.equal(['/home']);
    });

    it('gets it by a link too', async () => {
      setToken(token(member));
      const app = await startApp(definition, { url: '/staff' });
      expect(app.hash()).to.equal(forbidden);
    });

    it('gets the page of the app: of another URL, or of the same path', async () => {
      const own = { path: '/no', load: () => () => <p>ask for it</p> };
      const cases = [
        { ...definition, forbidden: '/no?from=shop', pages: [...definition.pages, own] },
        { ...definition, pages: [...definition.pages, { ...own, path: '/forbidden' }] },
      ];
      for (const [place, app] of cases.entries()) {
        setToken(token(member));
        const started = await startApp(app, { url: '/staff' });
        expect(started.hash()).to.equal(place ? forbidden : '/no?from=shop&redirect=%2Fstaff');
        expect(started.text()).to.equal('ask for it');
        stopApps();
      }
    });

    it('sees the page when the role comes, and not after it is lost', async () => {
      setToken(token(member));
      const app = await startApp(definition);
      await navigateTo({ url: '/staff' });
      setToken(token({ ...member, permission: ['audit'] }));
      await until(() => app.hash() === '/staff', 'the role has come');
      await app.settled();
      setToken(token(member));
      await until(() => app.hash() === forbidden, 'it is lost');
      expect(paths(app)).to.deep.equal(['/home', '/forbidden']);
    });
  });

  it('leads back to the page that the user wanted, without the login page behind it', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/secret?x=1' });
    await app.settled();
    setToken(token(member));
    await returnTo();
    await app.settled();
    expect(app.hash()).to.equal('/secret?x=1');
    await app.go(-1);
    expect(paths(app)).to.deep.equal(['/home']);
  });

  it('leads back from a deep link, also to a tab', async () => {
    const app = await startApp(definition, { url: '/mine?x=1' });
    expect(app.hash()).to.equal('/login?redirect=%2Fmine%3Fx%3D1');
    setToken(token(member));
    await returnTo();
    expect(app.hash()).to.equal('/mine?x=1');
    expect(paths(app)).to.deep.equal(['/mine']);
  });

  for (const url of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/none',
    '/login',
    '',
  ])
    it(`does not lead to ${url || 'nothing'}`, async () => {
      const app = await startApp(definition);
      await navigateTo({ url: `/login?redirect=${encodeURIComponent(url)}` });
      setToken(token(member));
      await returnTo();
      expect(app.hash()).to.equal('/home');
    });

  it('leads back instead of to a page that the user may not see either', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/staff' });
    setToken(token(member));
    await returnTo();
    expect(paths(app)).to.deep.equal(['/home']);
  });

  it('leads home from a login page that was opened by a link', async () => {
    const app = await startApp(definition, { url: '/login' });
    setToken(token(member));
    await returnTo();
    expect(paths(app)).to.deep.equal(['/home']);
  });

  it('leads to the login page and back when the token expires on a guarded page', async () => {
    const app = await startApp(definition);
    setToken(token(member, 1));
    await navigateTo({ url: '/a' });
    await navigateTo({ url: '/secret' });
    expect(app.hash()).to.equal('/secret');
    await until(() => app.hash() === '/login?redirect=%2Fsecret', 'it has expired');
    setToken(token(member));
    await returnTo();
    await app.settled();
    expect(paths(app)).to.deep.equal(['/home', '/a', '/secret']);
  });

  it('does not show a guarded page by Back after the user has signed out', async () => {
    const app = await startApp(definition);
    setToken(token(member));
    await navigateTo({ url: '/secret' });
    await navigateTo({ url: '/a' });
    await app.settled();
    clearToken();
    await app.go(-1);
    await until(() => app.hash() === '/login?redirect=%2Fsecret', 'the login page takes its place');
    await app.settled();
    await app.go(-1);
    expect(paths(app)).to.deep.equal(['/home']);
  });

  it('the same for Back by a call', async () => {
    const app = await startApp(definition);
    setToken(token(member));
    await navigateTo({ url: '/secret' });
    await navigateTo({ url: '/a' });
    await app.settled();
    clearToken();
    await navigateBack();
    await until(() => app.hash() === '/login?redirect=%2Fsecret', 'the login page takes its place');
    expect(paths(app)).to.deep.equal(['/home', '/login']);
  });

  it('follows another tab, in and out', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/secret' });
    await app.settled();
    elsewhere(token(member));
    await until(() => app.hash() === '/secret', 'signed in there');
    await app.settled();
    elsewhere(token({}, -10));
    await until(() => app.hash() === '/login?redirect=%2Fsecret', 'signed out there');
    expect(paths(app)).to.deep.equal(['/home', '/login']);
  });

  it('a tab that is guarded leads to the login page', async () => {
    const app = await startApp(definition);
    await switchTab({ url: '/mine' });
    await app.settled();
    expect(app.hash()).to.equal('/login?redirect=%2Fmine');
    setToken(token(member));
    await returnTo();
    await app.settled();
    expect(paths(app)).to.deep.equal(['/mine']);
  });

  describe('with a refresh hook', () => {
    it('an expired token is renewed before a guarded page opens', async () => {
      setStorageSync(KEY, token(member, -10));
      let asked = 0;
      const refresh = async () => {
        asked++;
        return token(member);
      };
      const app = await startApp({ ...definition, identity: { ...definition.identity, refresh } }, { url: '/secret' });
      expect(app.hash()).to.equal('/secret');
      expect([asked, getIdentity().uid]).to.deep.equal([1, '1']);
    });

    it('the login page opens if that fails, and closes when it succeeds at last', async () => {
      setStorageSync(KEY, token(member, -10));
      const reports = collectReports();
      let isAway = true;
      const refresh = async () => {
        if (isAway) throw new TypeError('no network');
        return token(member);
      };
      const app = await startApp({ ...definition, identity: { ...definition.identity, refresh } }, { url: '/secret' });
      expect(app.hash()).to.equal('/login?redirect=%2Fsecret');
      isAway = false;
      dispatchEvent(new Event('online'));
      await until(() => app.hash() === '/secret', 'the user is signed in again');
      expect(reports.stop()).to.deep.equal(['no network']);
    });

    it('the login page opens if the server refuses', async () => {
      setStorageSync(KEY, token(member, -10));
      const refresh = () => Promise.resolve(null);
      const app = await startApp({ ...definition, identity: { ...definition.identity, refresh } }, { url: '/secret' });
      expect(app.hash()).to.equal('/login?redirect=%2Fsecret');
    });

    it('a guarded page stays while its token is renewed', async () => {
      const seen: string[] = [];
      const refresh = async () => token(member);
      const app = await startApp({ ...definition, identity: { ...definition.identity, refresh } });
      app.app.router.subscribe(() => seen.push(app.hash()));
      setToken(token({ ...member, uid: 'old' }, 0.4));
      await navigateTo({ url: '/secret' });
      await until(() => getIdentity().uid === '1', 'it is renewed');
      await app.settled();
      expect(app.hash()).to.equal('/secret');
      expect(seen.some((hash) => hash.startsWith('/login'))).to.equal(false);
    });
  });
});
