import 'nacre/elements/map';
import 'nacre/elements/popup';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NcMap } from 'nacre/elements/map';
import type { NcPopup } from 'nacre/elements/popup';
import { drawn, settled } from '../../helpers/dom.js';
import { at, createMap, ended, follow, paneOf, PARIS, pxPerDegree } from './map-fixture.js';
import { drag, pointer } from '../../helpers/commands.js';
import { holdTimers } from '../../helpers/timers.js';

const ROME = { latitude: 41.9, longitude: 12.5 };

const press = (map: NcMap, key: string) =>
  paneOf(map).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));

describe('<nc-map> by code', () => {
  it('goes where properties say, without events', async () => {
    const map = await createMap();
    const told = follow(map);
    Object.assign(map, { ...ROME, scale: 7 });
    await map.updateComplete;
    expect(await map.getCenterLocation()).to.deep.equal(ROME);
    expect(await map.getScale()).to.equal(7);
    map.latitude = 0;
    map.longitude = 0;
    await map.updateComplete;
    expect(await map.getCenterLocation()).to.deep.equal({ latitude: 0, longitude: 0 });
    expect(told).to.deep.equal([]);
  });

  it('limits the scale, also when the limits change', async () => {
    const map = await createMap('scale="30"');
    expect([map.scale, await map.getScale()]).to.deep.equal([18, 18]);
    map.maxScale = 12;
    await map.updateComplete;
    expect([map.scale, await map.getScale()]).to.deep.equal([12, 12]);
    map.minScale = 2;
    map.scale = 1;
    await map.updateComplete;
    expect([map.scale, await map.getScale()]).to.deep.equal([2, 2]);
  });

  it('wins over a motion of the user that goes on', async () => {
    const map = await createMap();
    const told = follow(map);
    // How long a zoom takes.
    const timers = holdTimers(250);
    press(map, '+');
    await drawn();
    Object.assign(map, ROME);
    await map.updateComplete;
    expect(told).to.deep.equal(['begin gesture 10', 'end scale 11']);
    timers.run();
    timers.restore();
    await drawn();
    expect(await map.getCenterLocation()).to.deep.equal(ROME);
    expect({ latitude: map.latitude, longitude: map.longitude, scale: map.scale }).to.deep.equal({
      ...ROME,
      scale: 11,
    });
    press(map, 'ArrowRight');
    await drawn();
    map.longitude = 20;
    await map.updateComplete;
    await drawn();
    await drawn();
    expect((await map.getCenterLocation()).longitude).to.equal(20);
    expect(map.longitude).to.equal(20);
  });

  it('moves a map that the user holds, who then goes on from there', async () => {
    const map = await createMap();
    const told = follow(map);
    await pointer({ phase: 'down', position: at(map), pointerType: 'mouse' });
    await pointer({ phase: 'move', position: at(map, 50, 0), pointerType: 'mouse' });
    Object.assign(map, ROME);
    await map.updateComplete;
    expect(await map.getCenterLocation()).to.deep.equal(ROME);
    await pointer({ phase: 'move', position: at(map, 90, 0), pointerType: 'mouse' });
    await pointer({ phase: 'up', position: at(map, 90, 0), pointerType: 'mouse' });
    await ended(told, 2);
    expect(map.longitude).to.be.within(ROME.longitude - 1, ROME.longitude - 0.01);
    expect(map.latitude).to.be.closeTo(ROME.latitude, 0.01);
  });

  it('puts the user back when it sets the old position again', async () => {
    const map = await createMap();
    const told = follow(map);
    await drag([at(map), at(map, 100, 50)]);
    await ended(told);
    Object.assign(map, PARIS);
    await map.updateComplete;
    expect(await map.getCenterLocation()).to.deep.equal(PARIS);
  });

  it('shows points with a padding, also on both sides of the antimeridian', async () => {
    const map = await createMap();
    map.includePadding = [0, 100, 0, 0];
    map.includePoints = [ROME, PARIS];
    await map.updateComplete;
    const { southwest, northeast } = await map.getRegion();
    expect(southwest.longitude).to.be.below(PARIS.longitude);
    expect(northeast.longitude - 100 / pxPerDegree(map.scale)).to.be.above(ROME.longitude);
    map.includePadding = 0;
    map.includePoints = [
      { latitude: -18, longitude: 178 },
      { latitude: -14, longitude: -172 },
    ];
    await map.updateComplete;
    expect(map.longitude).to.be.closeTo(-177, 0.5);
    map.includePoints = [{ latitude: 0, longitude: 0 }];
    await map.updateComplete;
    expect(await map.getCenterLocation()).to.deep.include({ longitude: 0 });
  });

  it('has methods that wait for the map', async () => {
    const map = document.createElement('nc-map');
    Object.assign(map, { ...PARIS, scale: 9, minScale: 2 });
    const center = map.getCenterLocation();
    const shown = map.fitPoints({ points: [PARIS, ROME], padding: 20 });
    (await fixture<HTMLElement>('<div></div>')).append(map);
    expect(await center).to.deep.equal(PARIS);
    await shown;
    const { southwest, northeast } = await map.getRegion();
    expect(southwest.latitude).to.be.below(ROME.latitude);
    expect(northeast.latitude).to.be.above(PARIS.latitude);
    const told = follow(map);
    await map.moveToLocation(ROME);
    expect(await map.getCenterLocation()).to.deep.equal(ROME);
    expect(map.latitude).to.equal(ROME.latitude);
    expect(told).to.deep.equal([]);
  });

  it('rejects wrong arguments, and what waits when the map goes', async () => {
    const map = await createMap();
    const reason = async (promise: Promise<unknown>) => promise.then(String, (error: Error) => error.name);
    expect(await reason(map.fitPoints({ points: [] }))).to.equal('TypeError');
    expect(await reason(map.moveToLocation({ latitude: 100, longitude: 0 }))).to.equal('TypeError');
    expect(await reason(map.translateMarker({ markerId: 7, destination: ROME }))).to.equal('NotFoundError');
    const moving = map.moveToLocation({ latitude: PARIS.latitude, longitude: PARIS.longitude + 0.1 });
    map.remove();
    expect(await reason(moving)).to.equal('AbortError');
    expect(await reason(map.getScale())).to.equal('AbortError');
  });

  it('keeps the view of the user when it is moved or attached again', async () => {
    const map = await createMap();
    const told = follow(map);
    await drag([at(map), at(map, 100, 50)]);
    await ended(told);
    const { latitude, longitude } = map;
    expect(latitude).to.not.equal(PARIS.latitude);
    const home = map.parentElement!;
    map.remove();
    home.append(map);
    await settled(map);
    expect(await map.getCenterLocation()).to.deep.equal({ latitude, longitude });
    expect(paneOf(map).querySelectorAll('.leaflet-map-pane')).to.have.length(1);
    await drag([at(map), at(map, -100, 0)]);
    await ended(told, 2);
    expect(map.longitude).to.be.above(longitude);
  });

  it('keeps its centre when its box gets another size', async () => {
    const map = await createMap();
    map.style.width = '200px';
    map.style.height = '250px';
    await waitUntil(async () => {
      const { southwest, northeast } = await map.getRegion();
      return Math.abs((northeast.longitude - southwest.longitude) * pxPerDegree(10) - 200) < 2;
    });
    expect(await map.getCenterLocation()).to.deep.equal(PARIS);
    expect(map.longitude).to.equal(PARIS.longitude);
  });

  it('shows points as soon as it has a size', async () => {
    const home = await fixture<HTMLElement>(html`<div hidden></div>`);
    const map = document.createElement('nc-map');
    map.includePoints = [ROME, PARIS];
    home.append(map);
    await settled(map);
    home.hidden = false;
    await waitUntil(() => map.scale < 16);
    expect(map.latitude).to.be.within(ROME.latitude, PARIS.latitude);
  });

  it('fires updated once', async () => {
    const home = await fixture<HTMLElement>('<div></div>');
    const map = document.createElement('nc-map');
    let count = 0;
    map.addEventListener('updated', () => count++);
    home.append(map);
    await waitUntil(() => count === 1);
    map.remove();
    home.append(map);
    await settled(map);
    await drawn();
    expect(count).to.equal(1);
  });

  it('fills its box in a popup that was closed', async () => {
    const popup = await fixture<NcPopup>(
      html`<nc-popup><nc-map style="width: 200px; height: 160px"></nc-map></nc-popup>`,
    );
    const map = popup.querySelector('nc-map')!;
    await map.getScale();
    popup.show();
    await waitUntil(() => paneOf(map).offsetHeight > 0, 'it is open');
    expect([paneOf(map).offsetWidth, paneOf(map).offsetHeight]).to.deep.equal([200, 160]);
    popup.hide();
    await waitUntil(() => !popup.matches(':state(open)') && !popup.open, 'it is closed');
  });

  it('takes padding as CSS writes it', async () => {
    const map = await createMap('include-padding="0 100px 0 0"');
    expect(map.includePadding).to.deep.equal([0, 100, 0, 0]);
  });

  it('says the region of a box that is wider than the world', async () => {
    const map = await createMap('latitude="0" longitude="100" scale="0" min-scale="0"');
    const { southwest, northeast } = await map.getRegion();
    expect([southwest.longitude, northeast.longitude]).to.deep.equal([-180, 180]);
  });
});
