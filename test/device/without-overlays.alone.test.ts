import { expect } from '@open-wc/testing';
import {
  chooseLocation,
  DeviceError,
  hideToast,
  navigateTo,
  previewImage,
  showActionSheet,
  showLoading,
  showModal,
  showToast,
  support,
} from 'nacre/device';
import { isVisible } from '../suites/overlay-suite.js';

const reasonOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no error',
    (error: unknown) => (error instanceof DeviceError ? error.errMsg : String(error)),
  );

// In a file of its own: nothing on its page may bring the overlays.
describe('an app with nothing but the bus', () => {
  const CALLS = {
    showToast: () => showToast({ title: 'Saved' }),
    hideToast: () => hideToast(),
    showLoading: () => showLoading(),
    showModal: () => showModal({ title: 'Sure?' }),
    showActionSheet: () => showActionSheet({ itemList: ['One'] }),
    previewImage: () => previewImage({ urls: ['/a.png'] }),
    chooseLocation: () => chooseLocation(),
  };

  for (const [name, call] of Object.entries(CALLS)) {
    it(`is told the import that ${name} needs`, async () => {
      const reason = "no host or provider here; add `import 'nacre/overlays'`, as <AppShell> does";
      expect(await reasonOf(call())).to.equal(`${name}:fail ${reason}`);
      expect(support(name)).to.deep.include({ level: 'unavailable', reason });
    });
  }

  it('is told what navigateTo needs', async () => {
    expect(await reasonOf(navigateTo({ url: '/a' }))).to.contain('start a router of nacre/router, as <AppShell> does');
  });

  it('shows a toast after that import', async () => {
    await import('nacre/overlays');
    await showToast({ title: 'Saved' });
    expect(isVisible(document.querySelector('nc-toast')!)).to.equal(true);
    await hideToast();
  });
});
