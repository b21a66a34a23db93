import { expect } from '@open-wc/testing';
import { device, navigateTo } from 'nacre/device';
import { collectReports } from '../helpers/errors.js';
import { startApp, stopApps, until } from './start-app.js';

describe('an app that is kept for use without a network', () => {
  afterEach(stopApps);

  it('looks for its new version when a part cannot be loaded', async () => {
    let asked = 0;
    const stop = device.provide('checkForUpdate', () => void asked++);
    const reports = collectReports();
    const app = await startApp({
      pages: [
        { path: '/home', load: () => () => <p>home</p> },
        { path: '/lost', load: () => Promise.reject(new TypeError('the part is gone')) },
      ],
    });
    await navigateTo({ url: '/lost' });
    await until(() => asked > 0, 'it has asked');
    await until(() => app.text().includes('home') || document.querySelector('nc-status'), 'a notice');
    expect(asked).to.equal(1);
    stop();
    reports.stop();
  });
});
