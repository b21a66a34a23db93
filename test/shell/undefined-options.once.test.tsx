import { expect } from '@open-wc/testing';
import {
  getLeftWindowStyle,
  getPageStyle,
  navigateTo,
  setLeftWindowStyle,
  setPageStyle,
  setTabBarStyle,
} from 'nacre/device';
import { usePage, type AppDefinition, type PageHandle } from 'nacre/shell';
import { startApp, stopApps } from './start-app.js';

let handle: PageHandle;

function Page() {
  handle = usePage();
  return <div>page</div>;
}

const load = () => Page;

/** As an app computes them: from settings that lack some. */
const none = undefined as never;

const definition: AppDefinition = {
  style: { navigationBarTitleText: 'App', navigationBarBackgroundColor: 'rgb(1, 2, 3)', disableScroll: true },
  pages: [
    { path: '/home', load },
    {
      path: '/page',
      load,
      style: { navigationBarTitleText: none, navigationBarBackgroundColor: none, disableScroll: none },
    },
  ],
  tabBar: { list: [{ pagePath: '/home', text: 'Home' }], color: 'rgb(4, 5, 6)', position: none },
};

describe('options of an app that are there and undefined', () => {
  afterEach(stopApps);

  it('leave the style of the app to its pages', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/page' });
    await app.settled();
    expect(app.bar().title).to.equal('App');
    expect(app.bar().backgroundColor).to.equal('rgb(1, 2, 3)');
    expect(getPageStyle()).to.include({ navigationBarTitleText: 'App', disableScroll: true });
  });

  it('leave the bars as they are, in calls and in usePage()', async () => {
    const app = await startApp(definition);
    await setPageStyle({ navigationBarTitleText: 'Called', titleSize: 20, disableScroll: false });
    await setPageStyle({ navigationBarTitleText: none, titleSize: none, disableScroll: none, coverage: 80 });
    handle.setNavigationBar({ loading: true, backgroundColor: 'rgb(7, 8, 9)' });
    handle.setNavigationBar({ title: none, loading: none, backgroundColor: none });
    await app.settled();
    expect([app.bar().title, app.bar().loading, app.bar().backgroundColor]).to.deep.equal([
      'Called',
      true,
      'rgb(7, 8, 9)',
    ]);
    expect(getPageStyle()).to.include({ titleSize: 20, disableScroll: false, coverage: 80 });
    await setTabBarStyle({ selectedColor: 'rgb(1, 1, 1)', color: none });
    await app.settled();
    const tabs = document.querySelector('nc-tab-bar')!;
    expect([tabs.color, tabs.selectedColor]).to.deep.equal(['rgb(4, 5, 6)', 'rgb(1, 1, 1)']);
  });

  it('leave a window beside the pages its size and colours', async () => {
    const left = {
      component: () => <p>left</p>,
      minWidth: 0,
      width: 200,
      style: { width: none, backgroundColor: 'red' },
    };
    const app = await startApp({ ...definition, windows: { left } });
    await setLeftWindowStyle({ backgroundColor: none, color: 'rgb(1, 2, 3)' });
    await app.settled();
    expect(getLeftWindowStyle()).to.include({ width: 200, backgroundColor: 'red', color: 'rgb(1, 2, 3)' });
  });
});
