import { expect, waitUntil } from '@open-wc/testing';
import { APP, expectStack, startRouter, type Started, stopRouters } from './start-router.js';

describe('router: URLs of tabs', () => {
  afterEach(stopRouters);

  const type = (app: Started, hash: string): Promise<unknown> => {
    const moved = new Promise((resolve) => app.frame.window.addEventListener('popstate', resolve, { once: true }));
    app.frame.window.location.hash = hash;
    return moved;
  };
  const isAt = async (app: Started, url: string): Promise<void> => {
    await waitUntil(() => app.hash() === url && app.top().url === url, url);
    await app.settled();
  };

  it('switch to the tab when they are typed', async () => {
    const app = await startRouter(APP);
    const home = app.top().key;
    await app.router.navigateTo({ url: '/list' });
    await type(app, '#/mine?x=1');
    await isAt(app, '/mine');
    expectStack(app, '/mine');
    expect(app.router.getSnapshot()).to.include({ activeTab: '/mine', canGoBack: false });
    expect(app.router.getSnapshot().tabs.map(({ key }) => key)).to.deep.equal([home]);
    await type(app, '#/home');
    await isAt(app, '/home');
    expectStack(app, '/home');
    expect(app.top().key, 'the page that was kept').to.equal(home);
  });

  it('leave the tab that is shown', async () => {
    const app = await startRouter(APP);
    const { key } = app.top();
    await type(app, '#/home?again');
    await isAt(app, '/home');
    expectStack(app, '/home');
    expect(app.top().key).to.equal(key);
  });

  it('switch to the tab by a link that the router does not follow, and by a script', async () => {
    const app = await startRouter({ ...APP, links: false });
    await app.router.navigateTo({ url: '/list' });
    const link = app.frame.document.createElement('a');
    link.href = '#/mine';
    app.frame.document.body.append(link);
    link.click();
    await isAt(app, '/mine');
    expectStack(app, '/mine');
    const { location: place } = app.frame.window;
    place.replace(place.href.replace(/#.*/, '#/home'));
    await isAt(app, '/home');
    expectStack(app, '/home');
  });

  it('ask the guards, and stay where those refuse', async () => {
    const asked: string[] = [];
    let answer: boolean | string = false;
    const canEnter = ({ url }: { url: string }) => {
      asked.push(url);
      return url === '/mine' ? answer : true;
    };
    const app = await startRouter({ ...APP, canEnter });
    await app.router.navigateTo({ url: '/list' });
    asked.splice(0);
    await type(app, '#/mine');
    await isAt(app, '/list');
    expectStack(app, '/home', '/list');
    expect(asked).to.deep.equal(['/mine']);
    answer = '/detail';
    await type(app, '#/mine');
    await isAt(app, '/detail');
  });

  it('are shown when a guard leads from another URL to them', async () => {
    const canEnter = ({ path }: { path: string }) => path !== '/list' || '/mine';
    const app = await startRouter({ ...APP, canEnter });
    await app.router.navigateTo({ url: '/detail' });
    await type(app, '#/list');
    await isAt(app, '/mine');
    expectStack(app, '/mine');
  });
});
