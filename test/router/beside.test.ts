import { expect } from '@open-wc/testing';
import { Layers } from './layers.js';
import { APP, expectStack, isOn, startRouter, stopRouters } from './start-router.js';

describe('router: beside another that stores its state in history.state', () => {
  afterEach(stopRouters);

  /** What a framework that has rendered the document stores in the first entry, as Next does. */
  const THEIRS = { framework: { tree: ['home'] } };

  it('keeps what was there at its start, also when the page is shown again', async () => {
    const app = await startRouter(APP);
    const { window: page } = app.frame;
    app.router.stop();
    page.history.replaceState(THEIRS, '');
    await app.router.start();
    const { key } = app.top();
    expect(page.history.state).to.deep.equal({ ...THEIRS, key, index: 0 });

    await app.router.navigateTo({ url: '/list' });
    expect(page.history.state).not.to.have.property('framework');
    await app.router.navigateBack();
    expectStack(app, '/home');
    expect(page.history.state).to.deep.equal({ ...THEIRS, key, index: 0 });
  });

  it('keeps what is stored while a page is open, also in the spare entry above the first page', async () => {
    const app = await startRouter(APP);
    const { window: page } = app.frame;
    page.history.replaceState({ ...page.history.state, ...THEIRS }, '');
    new Layers(app.device).show('a sheet');
    await isOn(app, true);
    expect(page.history.state).to.deep.include({ ...THEIRS, spare: true });
  });
});
