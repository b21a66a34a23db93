import { expect, waitUntil } from '@open-wc/testing';
import { device, hideLoading, hideToast, openLocation, showLoading, showScanner, showToast } from 'nacre/device';
import { hold, refuseOnce } from '../helpers/commands.js';
import { useTokens } from '../helpers/tokens.js';
import { isVisible } from '../suites/overlay-suite.js';
import { bringOverlays } from '../../shell/overlays/install.js';

// Without `nacre/overlays`, which loads kinds ahead.

const shown = <K extends 'nc-toast' | 'nc-loading'>(tag: K) => [...document.querySelectorAll(tag)].find(isVisible);
const visit = (key: string) => device.emit('routeChange', { key, path: `/${key}`, action: 'navigateTo' });

const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    ({ errMsg }: { errMsg: string }) => errMsg,
  );

// In the order in which the code of the kinds loads: a document loads each once.
describe('the first call of a kind of overlay', () => {
  let end: () => void;
  const { style } = document.documentElement;
  before(useTokens);
  before(() => style.setProperty('--nc-duration-normal', '0s'));
  after(() => style.removeProperty('--nc-duration-normal'));
  beforeEach(() => {
    end = bringOverlays();
  });
  afterEach(() => end());

  it('opens one after the server has refused its code once', async () => {
    refuseOnce('overlays/kinds/toasts');
    expect(await reasonOf(showToast({ title: 'Lost' }))).to.equal('showToast:fail the overlay did not load');
    await showToast({ title: 'Saved' });
    expect(shown('nc-toast')?.title).to.equal('Saved');
    await hideToast();
  });

  it('loads the code of that kind alone', () => {
    const others = ['nc-loading', 'nc-modal', 'nc-action-sheet', 'nc-image-viewer', 'nc-popup', 'nc-map'];
    expect(customElements.get('nc-toast')).to.be.a('function');
    expect(others.filter((tag) => customElements.get(tag))).to.deep.equal([]);
  });

  it('keeps a toast clear of a loading whose code comes later', async () => {
    const release = hold('overlays/kinds/loadings');
    const wait = showLoading({ title: 'Wait' });
    await showToast({ title: 'Saved', duration: 0 });
    expect(shown('nc-toast')!.position).to.equal('bottom');
    await release();
    await wait;
    expect([shown('nc-toast')?.title, shown('nc-loading')?.title]).to.deep.equal(['Saved', 'Wait']);
    await Promise.all([hideToast(), hideLoading()]);
  });

  it('asks for no camera, and fails as cancelled, if its page is left before the scanner has loaded', async () => {
    const devices = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
    let asked = 0;
    const getUserMedia = () => Promise.reject(new Error(`asked ${++asked}`));
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
    const release = hold('kinds/scanner/scanners');
    try {
      visit('one');
      const scan = reasonOf(showScanner());
      visit('two');
      await release();
      expect([await scan, asked]).to.deep.equal(['showScanner:fail cancel', 0]);
      await waitUntil(() => !document.querySelector('nc-popup'), 'the scanner is gone');
    } finally {
      await release();
      if (devices) Object.defineProperty(navigator, 'mediaDevices', devices);
      else delete (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
    }
  });

  it('shows nothing if the overlays have ended before its code was there', async () => {
    const release = hold('kinds/locations/location-viewers');
    const call = reasonOf(openLocation({ latitude: 1, longitude: 2 }));
    end();
    await release();
    expect(await call).to.equal('ok');
    const left = () => [...document.body.children].filter(({ localName }) => localName.startsWith('nc-'));
    await waitUntil(() => left().length === 0, 'none is left');
  });
});
