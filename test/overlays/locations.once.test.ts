import { expect, waitUntil } from '@open-wc/testing';
import { chooseLocation, device, dispatchBack, ErrCode, openLocation, type ChooseLocationOptions } from 'nacre/device';
import { configureMaps } from 'nacre/maps';
import { expectFailure } from '../device/helpers.js';
import {
  COUNTED,
  listed,
  mapOf,
  part,
  rows,
  texts,
  usePlaces,
  useStreets,
} from '../elements/location-picker/picker-fixture.js';
import { keys } from '../helpers/commands.js';
import { drawn } from '../helpers/dom.js';
import { isVisible } from '../suites/overlay-suite.js';
import { withOverlays } from './overlay-fixture.js';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };

const popup = () => [...document.querySelectorAll('nc-popup')].find(isVisible);
const picker = () => popup()?.querySelector('nc-location-picker') ?? undefined;
const viewer = () => popup()?.querySelector('nc-location-viewer') ?? undefined;
const visit = (key: string) => device.emit('routeChange', { key, path: `/${key}`, action: 'navigateTo' });
const coversScreen = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  expect([left, top, width, height]).to.deep.equal([0, 0, innerWidth, innerHeight]);
};

async function choosing(options: ChooseLocationOptions & { signal?: AbortSignal } = PARIS) {
  const call = chooseLocation(options);
  call.catch(() => undefined);
  await waitUntil(picker, 'the picker is shown');
  return { call, picker: picker()! };
}

describe('the screens for locations', () => {
  const overlays = withOverlays('nc-popup');
  usePlaces(() => COUNTED);
  const gone = () => waitUntil(() => !popup(), 'it is gone');

  describe('chooseLocation', () => {
    it('covers the screen and gives the chosen place', async () => {
      const { call, picker: shown } = await choosing();
      await listed(shown, 21);
      coversScreen(shown);
      rows(shown)[2]!.click();
      await shown.updateComplete;
      part(shown, 'ok').click();
      expect(await call).to.deep.equal({
        ...{ name: 'Cafe 1', address: '1 Rue <b>Perle</b>', latitude: 48.861, longitude: 2.36, distance: 190 },
        errMsg: 'chooseLocation:ok',
      });
      await gone();
    });

    it('searches for its keyword, and takes its coordinates', async () => {
      const { call, picker: shown } = await choosing({ ...PARIS, keyword: 'Bar', type: 'gcj02' });
      await listed(shown, 20);
      expect(texts(shown)[0]).to.match(/^Bar 0/);
      expect(shown.coordinates).to.equal('gcj02');
      await keys('Escape');
      await expectFailure(call, 'chooseLocation:fail cancel', ErrCode.cancel);
      await gone();
    });

    it('is cancelled by its button, Escape, Back, another page, and with the overlays', async () => {
      const ways: [way: string, finish: () => unknown][] = [
        ['the button', () => part(picker()!, 'cancel').click()],
        ['Escape', () => keys('Escape')],
        ['Back', () => dispatchBack({ from: 'backbutton' })],
        ['another page', () => visit('two')],
        ['the overlays are gone', () => overlays.end()],
      ];
      for (const [, finish] of ways) {
        visit('one');
        const { call } = await choosing();
        await finish();
        await expectFailure(call, 'chooseLocation:fail cancel', ErrCode.cancel);
        await gone();
      }
      overlays.start();
    });

    it('fails as cancelled while it is open, and the open one stays', async () => {
      const { call, picker: shown } = await choosing();
      await expectFailure(chooseLocation(PARIS), 'chooseLocation:fail cancel', ErrCode.cancel);
      await listed(shown, 21);
      part(shown, 'ok').click();
      expect(await call).to.include(PARIS);
      await gone();
    });

    it('ends when it is aborted, and when it is taken off the page', async () => {
      const control = new AbortController();
      const { call } = await choosing({ ...PARIS, signal: control.signal });
      control.abort();
      await expectFailure(call, 'chooseLocation:fail abort', ErrCode.abort);
      await gone();
      const { call: removed } = await choosing();
      popup()!.remove();
      await expectFailure(removed, 'chooseLocation:fail cancel', ErrCode.cancel);
    });

    it('first clears a search by Escape, then closes', async () => {
      const { call, picker: shown } = await choosing();
      await listed(shown, 21);
      shown.focus();
      await keys('x');
      await listed(shown, 20);
      await keys('Escape');
      await listed(shown, 21);
      expect(picker()).to.equal(shown);
      await keys('Escape');
      await expectFailure(call, 'chooseLocation:fail cancel', ErrCode.cancel);
      await gone();
    });

    it('is accessible', async () => {
      const { call, picker: shown } = await choosing();
      await listed(shown, 21);
      await expect(popup()).to.be.accessible();
      await keys('Escape');
      await expectFailure(call, /cancel/, ErrCode.cancel);
      await gone();
    });
  });

  describe('openLocation', () => {
    useStreets();
    const place = { ...PARIS, name: 'Hôtel de Ville', address: 'Paris' };

    it('resolves when the place is shown, on the whole screen', async () => {
      expect(await openLocation({ ...place, scale: 12.9 })).to.deep.equal({ errMsg: 'openLocation:ok' });
      const shown = viewer()!;
      coversScreen(shown);
      expect(part(shown, 'name').innerText.trim()).to.equal('Hôtel de Ville');
      const { latitude, longitude, scale } = mapOf(shown);
      expect([latitude, longitude, scale]).to.deep.equal([PARIS.latitude, PARIS.longitude, 12]);
      await expect(popup()).to.be.accessible();
      part(shown, 'back').click();
      await gone();
    });

    it('is closed by Escape, Back, another page, and with the overlays', async () => {
      const ways: (() => unknown)[] = [
        () => keys('Escape'),
        () => dispatchBack({ from: 'backbutton' }),
        () => visit('two'),
        () => overlays.end(),
      ];
      for (const finish of ways) {
        visit('one');
        await openLocation(place);
        await finish();
        await waitUntil(() => !document.querySelector('nc-location-viewer'), 'it is gone');
      }
      overlays.start();
    });

    it('shows the other place when it is called again, with the defaults of a call', async () => {
      await openLocation({ ...place, scale: 6 });
      const shown = viewer()!;
      await openLocation({ latitude: 0, longitude: 0 });
      expect(document.querySelectorAll('nc-location-viewer').length).to.equal(1);
      expect(part(shown, 'name').innerText.trim()).to.equal('0, 0');
      expect([mapOf(shown).latitude, mapOf(shown).scale]).to.deep.equal([0, 18]);
      await keys('Escape');
      await gone();
      await drawn();
      await openLocation(place);
      expect(viewer()).to.not.equal(undefined);
      await keys('Escape');
      await gone();
    });

    it('clamps the scale to 5 to 18', async () => {
      for (const [given, shown] of [
        [1, 5],
        [25, 18],
        [undefined, 18],
      ] as const) {
        await openLocation({ ...place, ...(given !== undefined && { scale: given }) });
        expect(mapOf(viewer()!).scale).to.equal(shown);
      }
      await keys('Escape');
      await gone();
    });

    it('shows towns around the place where the map has no streets', async () => {
      configureMaps({ baseMap: 'embedded' });
      await openLocation(place);
      expect(mapOf(viewer()!).scale).to.equal(9);
      await keys('Escape');
      await gone();
    });
  });

  it('refuse wrong arguments, and show nothing', async () => {
    const call = device.call as (name: string, options: object) => Promise<unknown>;
    const cases: [name: string, options: object, reason: string][] = [
      ['openLocation', {}, 'latitude: expected a number from -90 to 90'],
      ['openLocation', { latitude: 91, longitude: 0 }, 'latitude: expected a number from -90 to 90'],
      ['openLocation', { latitude: 1 }, 'longitude: expected a number from -180 to 180'],
      ['openLocation', { latitude: '1', longitude: 2 }, 'latitude: expected a number from -90 to 90'],
      ['openLocation', { ...PARIS, scale: '5' }, 'scale: expected a number'],
      ['openLocation', { ...PARIS, name: 5 }, 'name: expected a string'],
      ['chooseLocation', { latitude: 1 }, 'longitude: expected a number from -180 to 180'],
      ['chooseLocation', { longitude: 200, latitude: 1 }, 'longitude: expected a number from -180 to 180'],
      ['chooseLocation', { keyword: 5 }, 'keyword: expected a string'],
      ['chooseLocation', { type: 'mars' }, 'type: expected one of wgs84, gcj02, bd09'],
    ];
    for (const [name, options, reason] of cases)
      await expectFailure(call.call(device, name, options), `${name}:fail ${reason}`, ErrCode.invalid);
    expect(popup()).to.equal(undefined);
  });

  it('are left to a host', async () => {
    const control = new AbortController();
    device.addEventListener('openLocation', (event) => event.respondWith({}), control);
    device.addEventListener(
      'chooseLocation',
      (event) => event.respondWith({ name: 'Host', address: '', ...PARIS }),
      control,
    );
    await openLocation(PARIS);
    expect((await chooseLocation()).name).to.equal('Host');
    expect(popup()).to.equal(undefined);
    control.abort();
  });
});
