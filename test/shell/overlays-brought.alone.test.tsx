import { expect } from '@open-wc/testing';
import { device, dispatchBack, showLoading, showModal, showToast } from 'nacre/device';
import type { AppDefinition } from 'nacre/shell';
import type { NcModal } from '../../elements/modal/modal.js';
import { isVisible } from '../suites/overlay-suite.js';
import { startApp, stopApps, until } from './start-app.js';

// Without `import 'nacre/overlays'`: as in an app that imports the shell only.

const definition: AppDefinition = { pages: [{ path: '/home', load: () => () => <p>home</p> }] };

const titles = (tag: string) =>
  [...document.querySelectorAll<NcModal>(tag)].filter(isVisible).map(({ title }) => title);
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    ({ errMsg }: { errMsg: string }) => errMsg,
  );

describe('overlays that AppShell brings', () => {
  const root = document.documentElement;
  before(() => root.style.setProperty('--nc-duration-normal', '0s'));
  after(() => root.style.removeProperty('--nc-duration-normal'));
  afterEach(stopApps);

  it('load with the first call', async () => {
    await startApp(definition);
    const before = ['nc-toast', 'nc-modal', 'nc-loading'].filter((tag) => customElements.get(tag));
    expect(before).to.deep.equal([]);
    await showToast({ title: 'Saved', duration: 0 });
    await until(() => titles('nc-toast').includes('Saved'), 'it shows');
  });

  it('close by Back, and with the app', async () => {
    const app = await startApp(definition);
    const answer = showModal({ title: 'Sure?' });
    await until(() => titles('nc-modal').length, 'it asks');
    expect(dispatchBack({ from: 'backbutton' })).to.equal(true);
    expect((await answer).cancel).to.equal(true);
    await showLoading({ title: 'Loading' });
    await until(() => titles('nc-loading').length, 'it shows');
    app.unmount();
    await until(() => titles('nc-loading').length === 0, 'it is gone');
    expect(await reasonOf(showToast({ title: 'Late' }))).to.contain('showToast:fail no host or provider here');
  });

  it('leave calls alone that the app answers itself', async () => {
    const told: unknown[] = [];
    const stops = [
      device.provide('showToast', ({ title }) => void told.push(title)),
      // A host that only listens.
      ((): (() => void) => {
        const note = (): void => void told.push('modal');
        device.addEventListener('showModal', note);
        return () => device.removeEventListener('showModal', note);
      })(),
    ];
    try {
      await startApp(definition);
      await showToast({ title: 'Own' });
      expect([told, titles('nc-toast')]).to.deep.equal([['Own'], []]);
      const answer = showModal({ title: 'Sure?' });
      await until(() => titles('nc-modal').length, 'it asks');
      dispatchBack({ from: 'backbutton' });
      await answer;
      expect(told).to.deep.equal(['Own', 'modal']);
    } finally {
      stops.forEach((stop) => stop());
    }
  });

  it('give way to those that the page installs', async () => {
    const app = await startApp(definition);
    const { installOverlays } = await import('nacre/overlays');
    const place = document.createElement('section');
    document.body.append(place);
    const stop = installOverlays({ root: place });
    await showToast({ title: 'There', duration: 0 });
    await until(() => place.querySelector('nc-toast'), 'it shows in the place of the page');
    app.unmount();
    await showToast({ title: 'Still', duration: 0 });
    await until(() => place.querySelector('nc-toast')?.title === 'Still', 'it shows without the app');
    installOverlays()();
    expect(await reasonOf(showToast({ title: 'Gone' })), 'the page has installed them once').to.contain('no host');
    stop();
    place.remove();
  });
});
