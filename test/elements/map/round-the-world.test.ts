import 'nacre/elements/map';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcMap } from 'nacre/elements/map';
import { fakeGeolocation, type FakeGeolocation } from '../../device/location-fixture.js';
import { drag, keys } from '../../helpers/commands.js';
import { at, createMap, ended, follow, paneOf, pxPerDegree } from './map-fixture.js';

/** East of the line where longitudes begin anew. */
const HERE = { latitude: 0, longitude: -178 };

/** How far the middle of a node is from where HERE is on the map, in px. */
function awayFromHere(map: NcMap, selector: string): number {
  const { left, width } = map.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
  const degrees = ((HERE.longitude - map.longitude + 540) % 360) - 180;
  return Math.abs(left + width / 2 - (at(map)[0] + degrees * pxPerDegree(map.scale)));
}

describe('<nc-map> round the world', () => {
  let device: FakeGeolocation;
  beforeEach(() => (device = fakeGeolocation()));
  afterEach(() => {
    device.refuse(2);
    device.restore();
  });

  /** A map with a marker and the user HERE. */
  const create = async (longitude: number, scale = 5): Promise<NcMap> => {
    const map = await createMap(`latitude="0" longitude="${longitude}" scale="${scale}" min-scale="2" show-location`);
    map.markers = [{ ...HERE, id: 1, title: 'Here' }];
    await waitUntil(() => device.asked.length === 1);
    device.give({ ...HERE, accuracy: 500 });
    await waitUntil(() => map.shadowRoot!.querySelector('.location'));
    return map;
  };
  const isHere = (map: NcMap) =>
    waitUntil(() => awayFromHere(map, '.location') < 2 && awayFromHere(map, '.marker') < 2);

  it('shows what is there when keys have led it over the antimeridian, and back', async () => {
    const map = await create(176);
    paneOf(map).focus();
    for (const [key, isWest] of [
      ['Shift+ArrowRight', true],
      ['Shift+ArrowLeft', false],
      ['Shift+ArrowRight', true],
    ] as const) {
      const told = follow(map);
      await keys(key);
      await ended(told);
      expect(map.longitude < 0, key).to.equal(isWest);
      if (isWest) await isHere(map);
    }
  });

  it('shows what is there when it was dragged over the antimeridian', async () => {
    const map = await create(176);
    const told = follow(map);
    await drag([at(map, 100), at(map, 0), at(map, -100), at(map, -100)], { hold: 400 });
    await ended(told);
    expect(map.longitude).to.be.within(-180, -170);
    await isHere(map);
  });

  it('shows what it began with after whole turns, in both directions', async () => {
    const map = await create(HERE.longitude, 2);
    paneOf(map).focus();
    await isHere(map);
    for (const [key, sign] of [
      ['Shift+ArrowRight', 1],
      ['Shift+ArrowLeft', -1],
    ] as const) {
      const { longitude: before } = map;
      // 240 px by each key: a little less than a turn.
      for (let step = 0; step < 4; step++) {
        const told = follow(map);
        await keys(key);
        await ended(told);
      }
      const after = before + (sign * 4 * 240) / pxPerDegree(2);
      expect(map.longitude).to.be.closeTo(after - 360 * Math.round(after / 360), 1);
      await isHere(map);
    }
  });

  it('glides to a place near by as before, when it has gone over the antimeridian', async () => {
    const map = await create(176);
    paneOf(map).focus();
    const told = follow(map);
    await keys('Shift+ArrowRight');
    await ended(told);
    const { longitude } = map;
    expect(longitude).to.be.below(0);
    const moved = map.moveToLocation({ latitude: 0, longitude: longitude + 4 });
    await waitUntil(() => map.shadowRoot!.querySelector('.leaflet-pan-anim'), 'it glides');
    await moved;
    expect(map.longitude).to.be.closeTo(longitude + 4, 0.1);
    await isHere(map);
  });
});
