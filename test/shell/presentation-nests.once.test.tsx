import { expect } from '@open-wc/testing';
import { navigateTo, showModal, showToast } from 'nacre/device';
import 'nacre/overlays';
import type { AppDefinition } from 'nacre/shell';
import { keys } from '../helpers/commands.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const load = () => () => <p style={{ height: 100 }}>page</p>;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load },
    { path: '/sheet', load, presentation: 'sheet', style: { navigationBarTitleText: 'Sheet' } },
    { path: '/quick', load, presentation: 'sheet', style: { animationType: 'none' } },
    { path: '/a', load },
  ],
};
const sheet = (app: StartedApp) => app.container.querySelector('nc-popup');
const surfaceOf = (popup: Element) => popup.shadowRoot!.querySelector<HTMLElement>('[part=surface]')!;
const openModal = () => [...document.querySelectorAll('nc-modal')].find(({ open }) => open);
/** Times of all that a popup moves, in ms. */
const timesOf = (popup: Element) =>
  surfaceOf(popup)
    .getAnimations({ subtree: true })
    .map(({ effect }) => effect!.getTiming().duration);

describe('what opens from a sheet', () => {
  before(useTokens);
  afterEach(stopApps);

  const WAYS = { 'the browser’s Back': () => history.back(), Escape: () => keys('Escape') };
  for (const [way, act] of Object.entries(WAYS)) {
    it(`closes first by ${way}, the sheet after it`, async () => {
      const app = await startApp(definition);
      await navigateTo({ url: '/sheet' });
      await app.settled();
      const answer = showModal({ content: 'Sure?' });
      await until(openModal, 'the modal is open');
      await act();
      expect((await answer).cancel).to.equal(true);
      // The router goes forward again, to the page that stays.
      await until(() => app.hash() === '/sheet', 'the sheet has its URL');
      await app.settled();
      expect(sheet(app)!.open).to.equal(true);
      await act();
      await until(() => !sheet(app), 'the sheet is gone');
      expect(app.hash()).to.equal('/home');
    });
  }

  it('adds no entry to the history for the sheet itself', async () => {
    const app = await startApp(definition);
    const { index } = history.state as { index: number };
    await navigateTo({ url: '/sheet' });
    await app.settled();
    // Not `history.length`: WebKit keeps a hundred entries.
    const { key, ...state } = history.state as { key: string };
    expect(key).to.equal(app.app.router.getSnapshot().entries.at(-1)!.key);
    expect(state).to.deep.equal({ index: index + 1 });
  });

  it('shows above it, such as a toast', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/sheet' });
    await app.settled();
    await showToast({ title: 'Saved' });
    await until(() => sheet(app)!.querySelector('nc-toast')?.open, 'the toast is in the sheet');
    await app.go(-1);
    expect(document.querySelector('nc-toast')!.isConnected, 'it outlives the sheet').to.equal(true);
    expect(sheet(app)).to.equal(null);
  });
});

describe('motion of a sheet', () => {
  before(useTokens);
  afterEach(stopApps);

  it('takes 300 ms, and can be turned', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/sheet' });
    await until(() => sheet(app)?.open && timesOf(sheet(app)!).length > 0, 'it moves');
    expect(new Set(timesOf(sheet(app)!))).to.deep.equal(new Set([300]));
    expect(app.app.router.getSnapshot().entries.at(-1)!.phase).to.equal('entering');
    await app.settled();
    history.back();
    await until(() => app.hash() === '/home', 'the user goes back meanwhile');
    history.forward();
    await until(() => app.hash() === '/sheet', 'and forward again');
    await app.settled();
    expect(sheet(app)!.open).to.equal(true);
    expect(app.container.querySelectorAll('nc-popup')).to.have.length(1);
  });

  it('is not played with animationType none', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/quick' });
    await until(() => sheet(app)?.open, 'it is there');
    expect(timesOf(sheet(app)!)).to.deep.equal([]);
    await app.settled();
    expect(app.hash()).to.equal('/quick');
  });

  it('is not played if the browser has animated the change', async () => {
    const mark = (event: Event): void => void Object.defineProperty(event, 'hasUAVisualTransition', { value: true });
    // Before the router listens: listeners of the window are called in their order.
    addEventListener('popstate', mark);
    try {
      const app = await startApp(definition);
      await navigateTo({ url: '/sheet' });
      await app.settled();
      const popup = sheet(app)!;
      const surface = surfaceOf(popup);
      history.back();
      await until(() => !popup.open, 'it closes');
      expect(surface.getAnimations({ subtree: true })).to.deep.equal([]);
      await app.settled();
      expect(sheet(app)).to.equal(null);
    } finally {
      removeEventListener('popstate', mark);
    }
  });
});
