import 'nacre/elements/map';
import { expect } from '@open-wc/testing';
import { emulate, multiTouch, touch } from '../../helpers/commands.js';
import { at, createMap, ended, follow, paneOf, PARIS } from './map-fixture.js';

describe('<nc-map> by two fingers', () => {
  it('zooms to a whole scale around their middle', async () => {
    const map = await createMap();
    const told = follow(map);
    await multiTouch([
      [at(map, -30), at(map, -60), at(map, -120)],
      [at(map, 30), at(map, 60), at(map, 120)],
    ]);
    await ended(told);
    expect(map.scale).to.equal(12);
    expect(map.longitude).to.be.closeTo(PARIS.longitude, 0.02);
    expect(map.latitude).to.be.closeTo(PARIS.latitude, 0.02);
    expect(told).to.deep.equal(['begin gesture 10', 'end scale 12']);
    expect(await map.getScale()).to.equal(12);
  });

  it('zooms by a double tap', async () => {
    const map = await createMap();
    const told = follow(map);
    let taps = 0;
    map.addEventListener('tap', () => taps++);
    await touch([at(map)], { times: 2 });
    await ended(told);
    expect(map.scale).to.equal(11);
    expect(taps).to.equal(1);
  });

  it('has no motion when the user prefers reduced motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const map = await createMap();
    const told = follow(map);
    paneOf(map).dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
    expect(told).to.deep.equal(['begin gesture 10', 'end scale 11']);
    paneOf(map).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    expect(map.longitude).to.be.below(PARIS.longitude);
    expect(told).to.have.length(4);
    await emulate({});
  });
});
