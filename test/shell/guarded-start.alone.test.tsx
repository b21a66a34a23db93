import { expect } from '@open-wc/testing';
import { clearToken, configureIdentity, setToken } from 'nacre/auth';
import { returnTo, type AppDefinition } from 'nacre/shell';
import { startApp, stopApps } from './start-app.js';

const token = `e30.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, uid: '1' })).replaceAll('=', '')}.s`;
const Plain = () => <p>plain</p>;

describe('an app whose first page is for users that are signed in', () => {
  afterEach(() => {
    stopApps();
    clearToken();
    configureIdentity({ key: 'nacre:token' });
  });

  it('loads its code when somebody has signed in, and not for the login page', async () => {
    const loaded: string[] = [];
    const load = (name: string) => () => {
      loaded.push(name);
      return Plain;
    };
    const definition: AppDefinition = {
      pages: [
        { path: '/work', load: load('work'), signedIn: true },
        { path: '/login', load: load('login') },
      ],
      identity: { loginPage: '/login', key: 'test:guarded-start' },
      style: { animationType: 'none' },
    };
    const app = await startApp(definition, { url: '/work' });
    expect(app.hash()).to.contain('/login');
    expect(loaded).to.deep.equal(['login']);
    setToken(token);
    await returnTo();
    expect(app.hash()).to.equal('/work');
    expect(loaded).to.deep.equal(['login', 'work']);
  });
});
