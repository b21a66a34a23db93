import { expect } from '@open-wc/testing';
import { cdp, emulate, grantPermissions, pointer } from './commands.js';

describe('commands of the test runner that only Chromium has', () => {
  const matches = (query: string) => matchMedia(query).matches;

  it('emulates media features, and ends it', async () => {
    await emulate({ 'prefers-color-scheme': 'dark', 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
    expect(matches('(prefers-color-scheme: dark)')).to.equal(true);
    expect(matches('(forced-colors: active)')).to.equal(true);
    expect(matches('(prefers-reduced-motion: reduce)')).to.equal(true);
    await emulate({});
    expect(matches('(prefers-color-scheme: dark)')).to.equal(false);
    expect(matches('(forced-colors: active)')).to.equal(false);
  });

  it('speaks the DevTools protocol', async () => {
    await cdp('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Shanghai' });
    expect(new Date(0).getHours()).to.equal(8);
  });

  it('grants permissions', async () => {
    await grantPermissions('geolocation');
    await cdp('Emulation.setGeolocationOverride', { latitude: 1, longitude: 2, accuracy: 3 });
    const position = await new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject),
    );
    expect(position.coords.longitude).to.equal(2);
  });

  it('cancels a touch', async () => {
    const phases: string[] = [];
    for (const type of ['pointerdown', 'pointercancel', 'pointerup']) {
      addEventListener(type, (event) => phases.push(event.type), { once: true });
    }
    await pointer({ phase: 'down', position: [10, 10] });
    await pointer({ phase: 'cancel', position: [10, 10] });
    expect(phases).to.deep.equal(['pointerdown', 'pointercancel']);
  });
});
