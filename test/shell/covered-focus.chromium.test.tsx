import { expect } from '@open-wc/testing';
import type { AppDefinition } from 'nacre/shell';
import { keys } from '../helpers/commands.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const ROWS = Array.from({ length: 40 }, (_, row) => row);

/** A long page whose heading and footer stick. */
function Page() {
  return (
    <div style={{ minHeight: '100%' }}>
      <h2 className="bar" style={{ position: 'sticky', top: 0, height: 60, margin: 0, background: 'white' }}>
        Fruit
      </h2>
      {ROWS.map((row) => (
        <button type="button" key={row} className="row" style={{ display: 'block', width: '100%', height: 44 }}>
          {`Row ${row}`}
        </button>
      ))}
      <div className="bar" style={{ position: 'sticky', bottom: 0, height: 80, background: 'white' }}>
        <button type="button">Order</button>
      </div>
    </div>
  );
}

const definition: AppDefinition = {
  pages: [{ path: '/home', load: () => Page, style: { navigationBarTitleText: 'Home' } }],
  style: { animationType: 'none' },
};

const bars = (app: StartedApp) => [...app.top().querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect());
const isClear = (app: StartedApp) => {
  const { top, bottom } = document.activeElement!.getBoundingClientRect();
  const [head, foot] = bars(app);
  return top >= head!.bottom && bottom <= foot!.top;
};

describe('what the keyboard brings the focus to', () => {
  before(useTokens);
  afterEach(stopApps);

  it('is not covered by bars that stay at the edges of the page, whichever way it comes', async () => {
    const app = await startApp(definition);
    const rows = [...app.top().querySelectorAll<HTMLElement>('.row')];
    rows[0]!.focus();
    for (const [index] of ROWS.slice(1).entries()) {
      await keys('Tab');
      expect(document.activeElement).to.equal(rows[index + 1]);
      await until(() => isClear(app), `row ${index + 1} on the way down`);
    }
    for (const index of ROWS.slice(1, -1).reverse()) {
      await keys('Shift+Tab');
      expect(document.activeElement).to.equal(rows[index]);
      await until(() => isClear(app), `row ${index} on the way up`);
    }
  });
});
