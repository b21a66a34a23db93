import { expect } from '@open-wc/testing';
import { startApp, stopApps, until } from './start-app.js';

describe('overlays that AppShell brings', () => {
  afterEach(stopApps);
  const fetched = () => performance.getEntriesByType('resource').filter(({ name }) => /kinds\/toasts/.test(name));

  it('load once the user does something, ahead of a message that the network is lost', async () => {
    await startApp({ pages: [{ path: '/home', load: () => () => <p>home</p> }] });
    expect(fetched()).to.deep.equal([]);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await until(() => fetched().length === 1, 'they are fetched');
  });
});
