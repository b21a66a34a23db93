import { expect } from '@open-wc/testing';
import { checkPermission, requestPermission } from 'nacre/device';
import { cdp, grantPermissions } from '../helpers/commands.js';

describe('real permissions', () => {
  it('are told, and asked for', async () => {
    await grantPermissions();
    expect((await checkPermission({ name: 'geolocation' })).state).to.equal('denied');
    expect((await requestPermission({ name: 'geolocation' })).state).to.equal('denied');
    await grantPermissions('geolocation', 'camera', 'clipboard-read');
    for (const name of ['geolocation', 'camera', 'clipboard-read'] as const) {
      expect((await checkPermission({ name })).state, name).to.equal('granted');
      expect((await requestPermission({ name })).state, name).to.equal('granted');
    }
  });

  it('to tell the position are had also where there is none', async () => {
    await grantPermissions('geolocation');
    await cdp('Emulation.setGeolocationOverride', {});
    expect((await requestPermission({ scope: 'scope.userLocation' })).state).to.equal('granted');
  });
});
