import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type AppDefinition } from 'nacre/shell';
import { drawn, settled } from '../helpers/dom.js';
import { RESETS } from '../helpers/resets.js';
import { adopt, tailwindOf } from '../helpers/tailwind.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, type StartedApp } from './start-app.js';

const Page = () => (
  <>
    <section style={{ height: 40 }} />
    <footer className="nc-page-footer bg-white p-4">
      <section style={{ height: 40 }} />
    </footer>
  </>
);
const app: AppDefinition = {
  style: { animationType: 'none' },
  pages: [{ path: '/home', load: () => Page, style: { navigationBarTitleText: 'Home' } }],
  tabBar: { list: [{ pagePath: '/home', text: 'Home' }] },
  maxWidth: 700,
};

/** Where everything is that the shell has drawn. */
const boxesOf = ({ container }: StartedApp): readonly string[] =>
  [...container.querySelectorAll('[class^=nc-], nc-nav-bar, nc-tab-bar, section')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.localName}.${element.className} ${[x, y, width, height].map(Math.round).join(' ')}`;
  });

describe('an app on a page with rules for all elements', () => {
  let drop = (): void => undefined;
  before(useTokens);
  beforeEach(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => {
    drop();
    stopApps();
  });

  it('keeps its layout', async () => {
    const started = await startApp(app);
    await settled(started.container);
    const wanted = boxesOf(started);
    const sheet = new CSSStyleSheet();
    drop = adopt(sheet);
    for (const [name, reset] of Object.entries(RESETS)) {
      sheet.replaceSync(reset);
      await drawn();
      expect(boxesOf(started), name).to.deep.equal(wanted);
    }
  });

  it('lets utilities win', async () => {
    drop = adopt(await tailwindOf('bg-white', 'p-4'));
    const started = await startApp(app);
    const { backgroundColor, paddingTop, position } = getComputedStyle(started.top().querySelector('footer')!);
    expect([backgroundColor, paddingTop, position]).to.deep.equal(['rgb(255, 255, 255)', '16px', 'sticky']);
  });
});
