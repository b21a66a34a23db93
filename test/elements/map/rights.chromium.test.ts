import 'nacre/elements/map';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcMap } from 'nacre/elements/map';
import { multiTouch, touch, wheel } from '../../helpers/commands.js';
import { holdTimers } from '../../helpers/timers.js';
import { at, createMap, ended, follow, PARIS } from './map-fixture.js';

const WHERE = 'latitude="48.8566" longitude="2.3522" scale="10"';
const hintOf = (map: NcMap) => map.shadowRoot!.querySelector('.hint.shown')?.textContent;

describe('a <nc-map> in a page that scrolls', () => {
  beforeEach(() => void (document.body.style.minHeight = '3000px'));
  afterEach(() => {
    document.body.style.minHeight = '';
    scrollTo(0, 0);
  });

  for (const attribute of ['enable-zoom="false"', 'cooperative']) {
    it(`leaves it the wheel: ${attribute}`, async () => {
      const map = await createMap(`${WHERE} ${attribute}`);
      const told = follow(map);
      await wheel(at(map), { deltaY: 100 });
      await waitUntil(() => scrollY > 0);
      expect(told).to.deep.equal([]);
    });
  }

  for (const attribute of ['enable-scroll="false"', 'cooperative']) {
    it(`leaves it one finger: ${attribute}`, async () => {
      // The hint stays until the test has seen it.
      const timers = holdTimers(2000);
      const map = await createMap(`${WHERE} ${attribute}`);
      const told = follow(map);
      // Held at its end, so that the page does not go on.
      await touch([at(map, 0, 60), at(map, 0, 20), at(map, 0, -60), at(map, 0, -120)], { hold: 400 });
      await waitUntil(() => scrollY > 0);
      expect(told).to.deep.equal([]);
      if (attribute === 'cooperative') await waitUntil(() => hintOf(map) === 'Use two fingers to move the map.');
      else expect(hintOf(map)).to.equal(undefined);
      timers.restore();
    });
  }

  it('is moved and scaled by two fingers, while the page stays', async () => {
    const map = await createMap(`${WHERE} cooperative`);
    const told = follow(map);
    await multiTouch([
      [at(map, -30), at(map, -60), at(map, -120)],
      [at(map, 30), at(map, 60), at(map, 120)],
    ]);
    await ended(told);
    expect(map.scale).to.equal(12);
    expect(scrollY).to.equal(0);
    expect(hintOf(map)).to.equal(undefined);
  });

  it('is moved by two fingers at the same scale without enable-zoom', async () => {
    const map = await createMap(`${WHERE} cooperative enable-zoom="false"`);
    const told = follow(map);
    await multiTouch([
      [at(map, -30), at(map, -30, 30), at(map, -60, 60)],
      [at(map, 30), at(map, 30, 30), at(map, 60, 60)],
    ]);
    await ended(told);
    expect(map.scale).to.equal(10);
    expect(map.latitude).to.be.above(PARIS.latitude + 0.01);
  });
});
