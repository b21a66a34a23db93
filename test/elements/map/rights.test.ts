import 'nacre/elements/map';
import { expect } from '@open-wc/testing';
import { registerLocale } from 'nacre/locales';
import type { NcMap } from 'nacre/elements/map';
import { drag, keys } from '../../helpers/commands.js';
import { withLocale } from '../../helpers/locale.js';
import { holdTimers } from '../../helpers/timers.js';
import { at, createMap, ended, follow, paneOf, PARIS } from './map-fixture.js';

const WHERE = 'latitude="48.8566" longitude="2.3522" scale="10"';
const hintOf = (map: NcMap) => map.shadowRoot!.querySelector('.hint');
const isHintShown = (map: NcMap) => hintOf(map)?.matches('.shown') ?? false;

/** Turns the wheel. Returns whether the page would scroll. */
function turn(map: NcMap, how: WheelEventInit = {}): boolean {
  const event = new WheelEvent('wheel', { deltaY: -100, bubbles: true, composed: true, cancelable: true, ...how });
  return paneOf(map).dispatchEvent(event) && getComputedStyle(paneOf(map)).overscrollBehaviorY === 'auto';
}

/** Ways to ask for a move, and for another scale. */
const MOVES: Record<string, (map: NcMap) => Promise<unknown>> = {
  'a mouse': (map) => drag([at(map), at(map, 60), at(map, 100)], { hold: 400 }),
  'a key': async (map) => {
    paneOf(map).focus();
    await keys('ArrowRight');
  },
};
const ZOOMS: Record<string, (map: NcMap) => Promise<unknown>> = {
  'the wheel': async (map) => turn(map),
  'a key': async (map) => {
    paneOf(map).focus();
    await keys('+');
  },
  'a double click': async (map) =>
    paneOf(map).dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true })),
};

describe('what the user may do with a <nc-map>', () => {
  const lasting = async (map: NcMap, act: () => Promise<unknown>): Promise<string[]> => {
    const told = follow(map);
    await act();
    if (told.length) await ended(told);
    return told;
  };

  for (const [name, move] of Object.entries(MOVES)) {
    it(`is no move by ${name} without enable-scroll`, async () => {
      const map = await createMap(`${WHERE} enable-scroll="false"`);
      expect(await lasting(map, () => move(map))).to.deep.equal([]);
      expect([map.latitude, map.longitude]).to.deep.equal([PARIS.latitude, PARIS.longitude]);
      map.enableScroll = true;
      await map.updateComplete;
      expect(await lasting(map, () => move(map))).to.deep.equal(['begin gesture 10', 'end drag 10']);
    });
  }

  for (const [name, zoom] of Object.entries(ZOOMS)) {
    it(`is no other scale by ${name} without enable-zoom`, async () => {
      const map = await createMap(`${WHERE} enable-zoom="false"`);
      expect(await lasting(map, () => zoom(map))).to.deep.equal([]);
      expect(map.scale).to.equal(10);
      map.enableZoom = true;
      await map.updateComplete;
      expect(await lasting(map, () => zoom(map))).to.deep.equal(['begin gesture 10', 'end scale 11']);
    });
  }

  it('leaves the wheel to the page without enable-zoom, and keeps it else', async () => {
    const map = await createMap(`${WHERE} enable-zoom="false"`);
    expect(turn(map)).to.equal(true);
    map.enableZoom = true;
    await map.updateComplete;
    expect(turn(map)).to.equal(false);
  });

  it('says which keys do something', async () => {
    const map = await createMap();
    const said = async () => (await map.updateComplete, map.shadowRoot!.querySelector('#keys')!.textContent);
    expect(await said())
      .to.contain('arrow keys')
      .and.to.contain('plus');
    map.enableZoom = false;
    expect(await said()).to.equal('Use the arrow keys to move the map, and Home to go back to the start.');
    Object.assign(map, { enableZoom: true, enableScroll: false });
    expect(await said()).to.equal('Use plus and minus to zoom the map, and Home to go back to the start.');
    map.enableZoom = false;
    expect(await said()).to.equal('');
    await expect(map).to.be.accessible();
  });

  describe('together with the page (cooperative)', () => {
    it('names the key as keyboards of the language do', async () => {
      await registerLocale('de', () => import('nacre/locales/de'));
      await withLocale('de', async () => {
        const map = await createMap(`${WHERE} cooperative`);
        turn(map);
        expect(hintOf(map)!.textContent).to.match(/^Halten Sie (?:Strg|⌘) gedrückt/);
      });
    });

    it('is another scale by the wheel with Ctrl alone; else the page scrolls, and a hint says why', async () => {
      const map = await createMap(`${WHERE} cooperative`);
      const timers = holdTimers(2000);
      try {
        const told = follow(map);
        expect(turn(map)).to.equal(true);
        expect(told).to.deep.equal([]);
        expect(hintOf(map)!.textContent).to.match(/^Hold (?:Ctrl|⌘) and scroll to zoom the map\.$/);
        expect(isHintShown(map)).to.equal(true);
        await expect(map).to.be.accessible();
        timers.run();
        expect(isHintShown(map)).to.equal(false);
        // As browsers send it for a touchpad, too.
        expect(turn(map, { ctrlKey: true })).to.equal(false);
        await ended(told);
        expect(map.scale).to.equal(11);
        expect(isHintShown(map)).to.equal(false);
      } finally {
        timers.restore();
      }
    });

    it('is a move by a mouse, and by keys', async () => {
      const map = await createMap(`${WHERE} cooperative`);
      for (const move of Object.values(MOVES)) {
        expect(await lasting(map, () => move(map))).to.deep.equal(['begin gesture 10', 'end drag 10']);
      }
    });

    it('has its hint in the language of the page', async () => {
      await withLocale('fr', async () => {
        const map = await createMap(`${WHERE} cooperative`);
        turn(map);
        expect(isHintShown(map)).to.equal(true);
        expect(hintOf(map)!.textContent).to.match(
          /^Maintenez la touche (?:Ctrl|⌘) enfoncée et faites défiler pour zoomer sur la carte\.$/,
        );
      });
    });
  });

  it('leaves one finger to the page without enable-scroll, and with cooperative', async () => {
    const map = await createMap(`${WHERE} enable-scroll="false"`);
    expect(getComputedStyle(paneOf(map)).touchAction).to.equal('pan-x pan-y');
    const shared = await createMap(`${WHERE} cooperative`);
    expect(getComputedStyle(paneOf(shared)).touchAction).to.equal('pan-x pan-y');
    const plain = await createMap();
    expect(getComputedStyle(paneOf(plain)).touchAction).to.equal('none');
  });
});
