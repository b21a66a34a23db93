import { expect } from '@open-wc/testing';
import { navigateBack, navigateTo, showModal, showToast } from 'nacre/device';
import 'nacre/overlays';
import { useEffect, useState } from 'react';
import { useBackPress, useHide, usePage, useShow, type AppDefinition } from 'nacre/shell';
import { keys } from '../helpers/commands.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let log: string[] = [];

function Page() {
  const { path } = usePage();
  useShow(() => log.push(`show ${path}`));
  useHide(() => log.push(`hide ${path}`));
  useEffect(() => {
    log.push(`mount ${path}`);
    return () => void log.push(`unmount ${path}`);
  }, [path]);
  const [count, setCount] = useState(0);
  return (
    <div style={{ height: 120 }}>
      <button type="button" className="count" onClick={() => setCount(count + 1)}>
        {path} {count}
      </button>
    </div>
  );
}
/** Refuses to go back once. */
let refuses = false;
function Stubborn() {
  useBackPress(() => {
    log.push('asked');
    return refuses;
  });
  return <div style={{ height: 300 }}>stubborn</div>;
}
const Long = () => <div style={{ height: 3000 }}>long</div>;
const Field = () => (
  // eslint-disable-next-line jsx-a11y/no-autofocus
  <input aria-label="field" className="field" autoFocus />
);

const load = () => Page;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load, style: { navigationBarTitleText: 'Home' } },
    { path: '/mine', load },
    { path: '/a', load, style: { navigationBarTitleText: 'Page A' } },
    { path: '/sheet', load, presentation: 'sheet', style: { navigationBarTitleText: 'Filter' } },
    { path: '/second', load, presentation: 'sheet', style: { navigationBarTitleText: 'Second' } },
    { path: '/dialog', load, presentation: 'dialog', style: { navigationBarTitleText: 'Sure?' } },
    { path: '/stubborn', load: () => Stubborn, presentation: 'sheet' },
    { path: '/long', load: () => Long, presentation: 'sheet' },
    { path: '/field', load: () => Field, presentation: 'sheet' },
  ],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

const popupsOf = (app: StartedApp) => [...app.container.querySelectorAll('nc-popup')];
const openPopups = (app: StartedApp) => popupsOf(app).filter(({ open }) => open);
const surfaceOf = (popup: Element) => popup.shadowRoot!.querySelector<HTMLElement>('[part=surface]')!;
const pageOf = (app: StartedApp, path: string) =>
  [...app.container.querySelectorAll<HTMLElement>('.nc-page')].find((page) =>
    page.querySelector('.nc-page-content')?.textContent.startsWith(path),
  )!;

async function open(url: string, options: Partial<AppDefinition> = {}): Promise<StartedApp> {
  const app = await startApp({ ...definition, ...options });
  await navigateTo({ url });
  await app.settled();
  return app;
}

describe('pages in sheets and dialogs', () => {
  before(useTokens);
  beforeEach(() => {
    log = [];
    refuses = false;
  });
  afterEach(stopApps);

  it('show over the page beneath, which stays as it is, visible and inert', async () => {
    const app = await startApp(definition);
    const home = pageOf(app, '/home');
    home.querySelector<HTMLElement>('.count')!.click();
    await until(() => home.textContent.includes('/home 1'), 'it counts');
    await navigateTo({ url: '/sheet' });
    await app.settled();
    expect(app.hash()).to.equal('/sheet');
    expect(document.title).to.equal('Filter');
    expect(openPopups(app)).to.have.length(1);
    expect(home.checkVisibility()).to.equal(true);
    expect(home.inert).to.equal(true);
    expect(app.tabBar(), 'the bar of the page beneath stays').not.to.equal(null);
    expect(pageOf(app, '/sheet').checkVisibility()).to.equal(true);
    expect(log).to.deep.equal(['show /home', 'mount /home', 'show /sheet', 'mount /sheet']);
    await app.go(-1);
    expect(popupsOf(app)).to.have.length(0);
    expect(home.inert).to.equal(false);
    expect(home.textContent).to.contain('/home 1');
    expect(document.title).to.equal('Home');
    expect(log.slice(4)).to.deep.equal(['unmount /sheet']);
  });

  it('close by Escape', async () => {
    const app = await open('/dialog');
    await keys('Escape');
    await until(() => app.hash() === '/home', 'it goes back');
    await app.settled();
    expect(popupsOf(app)).to.have.length(0);
  });
});
