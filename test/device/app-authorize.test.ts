import { expect } from '@open-wc/testing';
import { getAppAuthorizeSetting } from 'nacre/device';
import { replaced } from './replaced.js';

describe('getAppAuthorizeSetting', () => {
  it('tells what the user has allowed', async () => {
    const states: Record<string, string> = { camera: 'granted', microphone: 'denied', geolocation: 'prompt' };
    const query = async ({ name }: { name: string }) => ({ state: states[name] });
    await replaced(navigator, 'mediaDevices', {}, () =>
      replaced(navigator, 'permissions', { query }, () =>
        replaced(window, 'Notification', { permission: 'granted' }, async () => {
          expect(await getAppAuthorizeSetting()).to.deep.equal({
            cameraAuthorized: 'authorized',
            locationAuthorized: 'not determined',
            microphoneAuthorized: 'denied',
            notificationAuthorized: 'authorized',
            errMsg: 'getAppAuthorizeSetting:ok',
          });
        }),
      ),
    );
  });

  it('leaves out what the browser does not have', async () => {
    await replaced(navigator, 'mediaDevices', undefined, async () => {
      const setting = await getAppAuthorizeSetting();
      expect(setting).not.to.have.any.keys('cameraAuthorized', 'microphoneAuthorized');
      expect(setting).to.have.property('locationAuthorized');
    });
  });
});
