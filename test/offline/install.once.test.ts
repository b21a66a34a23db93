import { expect } from '@open-wc/testing';
import { device } from 'nacre/device';
import { startOffline } from 'nacre/offline';

/** Chromium's event, as a test can send it. */
function offer(outcome: 'accepted' | 'dismissed'): Event {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  return Object.assign(event, { prompt: async () => ({ outcome }) });
}

let stop: () => void;
const stateNow = async () => (await device.call('getInstallState')).state;

describe('the install calls', () => {
  const states: string[] = [];
  let stopWatching: () => void;

  beforeEach(() => {
    states.length = 0;
    stopWatching = device.watch('installStateChange', ({ state }) => states.push(state));
    stop = startOffline({ worker: '/__deployed__/none/none/sw.js' });
    addEventListener('error', ignore);
  });
  afterEach(() => {
    stop();
    stopWatching();
    removeEventListener('error', ignore);
  });
  // The worker that is named here does not exist: that is tested elsewhere.
  const ignore = (event: Event) => event.preventDefault();

  it('show the dialog of the browser once for each of its offers', async () => {
    expect(await stateNow()).to.equal('unavailable');
    const first = offer('dismissed');
    dispatchEvent(first);
    expect(first.defaultPrevented, 'the browser does not ask by itself').to.equal(true);
    expect(await stateNow()).to.equal('available');
    expect((await device.call('promptInstall')).outcome).to.equal('dismissed');
    expect(await stateNow()).to.equal('unavailable');
    dispatchEvent(offer('accepted'));
    expect((await device.call('promptInstall')).outcome).to.equal('accepted');
    dispatchEvent(new Event('appinstalled'));
    expect(await stateNow()).to.equal('installed');
    expect(states).to.deep.equal(['available', 'unavailable', 'available', 'unavailable', 'installed']);
  });

  it('fail without an offer', async () => {
    const message = await device.call('promptInstall').then(String, (error: Error) => error.message);
    expect(message).to.equal('promptInstall:fail the app is unavailable');
  });

  it('end', async () => {
    stop();
    expect(device.can('promptInstall')).to.equal(false);
    const late = offer('accepted');
    dispatchEvent(late);
    expect(late.defaultPrevented).to.equal(false);
  });
});
