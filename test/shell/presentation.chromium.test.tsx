import { expect } from '@open-wc/testing';
import { navigateTo } from 'nacre/device';
import type { AppDefinition } from 'nacre/shell';
import { emulate } from '../helpers/commands.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const load = () => () => <p style={{ height: 100 }}>page</p>;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load },
    { path: '/sheet', load, presentation: 'sheet' },
  ],
};
const surface = (app: StartedApp) =>
  app.container.querySelector('nc-popup')!.shadowRoot!.querySelector('[part=surface]')!;
const motions = (app: StartedApp) => surface(app).getAnimations();

// Other engines cannot animate out of the top layer: there a sheet closes at once.
describe('a sheet that leaves', () => {
  before(useTokens);
  afterEach(async () => {
    stopApps();
    await emulate({});
  });

  it('moves for 300 ms, then its page is gone', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/sheet' });
    await app.settled();
    history.back();
    await until(() => app.app.router.getSnapshot().leaving.length === 1 && motions(app).length > 0, 'it moves');
    const times = motions(app).map(({ effect }) => effect!.getTiming().duration);
    expect(new Set(times)).to.deep.equal(new Set([300]));
    expect(app.container.querySelector('.nc-page[data-phase=leaving]')!.checkVisibility()).to.equal(true);
    await app.settled();
    expect(app.container.querySelector('nc-popup')).to.equal(null);
  });

  it('does not move with reduced motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const app = await startApp(definition);
    await navigateTo({ url: '/sheet' });
    await until(() => app.container.querySelector('nc-popup')?.open, 'it opens');
    expect(motions(app)).to.deep.equal([]);
    await app.settled();
    await app.go(-1);
    expect(app.container.querySelector('nc-popup')).to.equal(null);
  });
});
