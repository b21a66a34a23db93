import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { navigateTo } from 'nacre/device';
import type { AppDefinition } from 'nacre/shell';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

/** A decoration behind a text, as in many designs. */
const Decorated = () => (
  <div>
    <div
      className="behind"
      style={{ position: 'absolute', zIndex: -1, top: 0, left: 0, width: 100, height: 100, background: 'red' }}
    />
    <p style={{ height: 300 }}>text</p>
  </div>
);
const definition: AppDefinition = {
  pages: [
    { path: '/home', load: () => Decorated },
    { path: '/coloured', load: () => Decorated, style: { backgroundColor: 'rgb(200, 220, 240)' } },
    { path: '/sheet', load: () => Decorated, presentation: 'sheet', style: { backgroundColor: 'rgb(200, 220, 240)' } },
    { path: '/list', load: () => Decorated },
    { path: '/list/:id', load: () => Decorated, parent: '/list', split: true },
  ],
  split: { minWidth: 600, empty: Decorated },
  windows: {
    left: { component: Decorated, minWidth: 0, width: 100, style: { backgroundColor: 'rgb(200, 220, 240)' } },
  },
  style: { animationType: 'none' },
};

/** What has a color and is painted above the decoration. */
function coversOf(root: Element): string[] {
  const behind = root.querySelector('.behind')!;
  const { left, top } = behind.getBoundingClientRect();
  const stack = document.elementsFromPoint(left + 20, top + 90);
  expect(stack).to.include(behind);
  return stack
    .slice(0, stack.indexOf(behind))
    .filter((element) => !/, 0\)$|transparent/.test(getComputedStyle(element).backgroundColor))
    .map(({ className }) => className);
}

describe('what is behind its siblings (z-index: -1)', () => {
  before(useTokens);
  beforeEach(() => setViewport({ width: 800, height: 600 }));
  afterEach(stopApps);

  async function open(url: string): Promise<StartedApp> {
    const app = await startApp(definition);
    await navigateTo({ url });
    await app.settled();
    return app;
  }

  it('is above the background of its page', async () => {
    const app = await startApp(definition);
    expect(coversOf(app.top())).to.deep.equal([]);
  });

  it('is above the background that the style of the page says', async () => {
    const app = await open('/coloured');
    expect(coversOf(app.top())).to.deep.equal([]);
  });

  it('is above the background of its sheet', async () => {
    const app = await open('/sheet');
    await until(() => app.top().querySelector('.behind')?.checkVisibility(), 'the sheet shows');
    await app.settled();
    expect(coversOf(app.top())).to.deep.equal([]);
  });

  it('is above the background of a window, and of what is beside a list', async () => {
    const app = await open('/list');
    expect(coversOf(app.container.querySelector('.nc-window')!)).to.deep.equal([]);
    expect(coversOf(app.top().querySelector('.nc-split-empty')!)).to.deep.equal([]);
  });
});
