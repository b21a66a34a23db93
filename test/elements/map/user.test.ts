import 'nacre/elements/map';
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { MapTapEvent, RegionChangeEvent } from 'nacre/elements/map';
import { registerLocale } from 'nacre/locales';
import { drag, keys, touch, wheel } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { withLocale } from '../../helpers/locale.js';
import { at, createMap, ended, follow, paneOf, PARIS, pxPerDegree, saidBy } from './map-fixture.js';

describe('<nc-map> by its user', () => {
  it('follows the mouse, and tells where it is', async () => {
    const map = await createMap();
    const told = follow(map);
    const last: RegionChangeEvent[] = [];
    map.addEventListener('regionchange', (event) => last.push(event as RegionChangeEvent));
    await drag([at(map), at(map, 60, 0), at(map, 100, 0), at(map, 100, 0)], { hold: 400 });
    await ended(told);
    expect(told).to.deep.equal(['begin gesture 10', 'end drag 10']);
    expect(map.longitude).to.be.below(PARIS.longitude - 80 / pxPerDegree(10));
    expect(map.latitude).to.be.closeTo(PARIS.latitude, 0.01);
    const { centerLocation, region } = last.at(-1)!;
    expect(centerLocation.longitude).to.equal(map.longitude);
    expect(region.southwest.longitude).to.be.below(map.longitude);
    expect(region.northeast.latitude).to.be.above(map.latitude);
  });

  it('follows a finger', async () => {
    const map = await createMap();
    const told = follow(map);
    await touch([at(map), at(map, 0, 40), at(map, 0, 80)]);
    await ended(told);
    expect(told).to.deep.equal(['begin gesture 10', 'end drag 10']);
    expect(map.latitude).to.be.above(PARIS.latitude);
  });

  it('keeps a swiper and a scroll view around it still', async () => {
    await import('nacre/elements/swiper');
    const map = await createMap();
    const swiper = document.createElement('nc-swiper');
    swiper.style.cssText = 'width: 400px; height: 300px';
    for (const name of ['one', 'two']) {
      const item = document.createElement('nc-swiper-item');
      item.textContent = name;
      swiper.append(item);
    }
    map.parentElement!.append(swiper);
    swiper.firstElementChild!.replaceChildren(map);
    await swiper.updateComplete;
    await map.updateComplete;
    await drawn();
    const told = follow(map);
    await drag([at(map, 100), at(map, 20), at(map, -100)]);
    await ended(told);
    expect(map.longitude).to.be.above(PARIS.longitude);
    expect(swiper.current).to.equal(0);
  });

  it('zooms by the wheel around the pointer', async () => {
    const map = await createMap();
    const told = follow(map);
    await wheel(at(map, 100, 0), { deltaY: -100 });
    await ended(told);
    expect(told).to.deep.equal(['begin gesture 10', 'end scale 11']);
    expect(map.scale).to.equal(11);
    expect(map.longitude).to.be.closeTo(PARIS.longitude + 50 / pxPerDegree(10), 0.01);
  });

  it('zooms by a double click, and tells one tap with its place', async () => {
    const map = await createMap();
    const told = follow(map);
    const taps: MapTapEvent[] = [];
    let clicks = 0;
    map.addEventListener('tap', (event) => taps.push(event as MapTapEvent));
    document.body.addEventListener('click', () => clicks++, { once: true });
    const pane = paneOf(map);
    const [clientX, clientY] = at(map, 40, 0);
    const init = { bubbles: true, composed: true, cancelable: true, clientX, clientY };
    pane.dispatchEvent(new PointerEvent('click', { ...init, pointerType: 'mouse' }));
    pane.dispatchEvent(new PointerEvent('click', { ...init, pointerType: 'mouse' }));
    pane.dispatchEvent(new MouseEvent('dblclick', init));
    await ended(told);
    expect(map.scale).to.equal(11);
    expect(taps).to.have.length(1);
    expect(taps[0]!.longitude).to.be.closeTo(PARIS.longitude + 40 / pxPerDegree(10), 0.005);
    expect(taps[0]!.latitude).to.be.closeTo(PARIS.latitude, 0.005);
    expect(clicks).to.equal(1);
  });

  it('tells a tap of a real mouse', async () => {
    const map = await createMap();
    const taps: Event[] = [];
    map.addEventListener('tap', (event) => taps.push(event));
    await drag([at(map)]);
    await waitUntil(() => taps.length === 1);
    await drag([at(map), at(map, 50, 50)]);
    await waitUntil(() => map.latitude !== PARIS.latitude);
    expect(taps).to.have.length(1);
  });

  it('moves and zooms by keys, and goes back to its start', async () => {
    const map = await createMap();
    const told = follow(map);
    map.focus();
    expect(map.shadowRoot!.activeElement).to.equal(paneOf(map));
    await keys('ArrowRight');
    await ended(told, 1);
    expect(map.longitude).to.be.closeTo(PARIS.longitude + 80 / pxPerDegree(10), 0.001);
    await keys('ArrowUp');
    await ended(told, 2);
    expect(map.latitude).to.be.above(PARIS.latitude);
    await sendKeys({ press: '+' });
    await ended(told, 3);
    expect(map.scale).to.equal(11);
    await sendKeys({ press: '-' });
    await ended(told, 4);
    expect(map.scale).to.equal(10);
    await keys('Home');
    await ended(told, 5);
    expect(map.longitude).to.be.closeTo(PARIS.longitude, 0.002);
    expect(map.latitude).to.be.closeTo(PARIS.latitude, 0.002);
    expect(told).to.deep.equal([
      ...['begin gesture 10', 'end drag 10', 'begin gesture 10', 'end drag 10'],
      ...['begin gesture 10', 'end scale 11', 'begin gesture 11', 'end scale 10', 'begin gesture 10', 'end drag 10'],
    ]);
  });

  it('adds up keys that come while it still moves', async () => {
    const map = await createMap();
    const told = follow(map);
    const pane = paneOf(map);
    const press = (key: string) => pane.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('+');
    press('+');
    press('+');
    await ended(told);
    expect(map.scale).to.equal(13);
    expect(told).to.deep.equal(['begin gesture 10', 'end scale 13']);
    press('ArrowLeft');
    press('ArrowLeft');
    await ended(told, 2);
    expect(map.longitude).to.be.below(PARIS.longitude);
    expect(told).to.have.length(4);
  });

  it('says what is in view', async () => {
    const map = await createMap();
    map.markers = [
      { id: 1, ...PARIS, title: 'Louvre' },
      { id: 2, latitude: -33, longitude: 151, title: 'Sydney' },
    ];
    await map.updateComplete;
    expect(saidBy(map)).to.equal('');
    map.focus();
    await keys('ArrowRight');
    await waitUntil(() => saidBy(map) !== '');
    expect(saidBy(map)).to.match(
      /^Center: latitude 48\.8\d*, longitude 2\.4\d*\. Zoom level 10\. Markers in view: 1\. Louvre\.$/,
    );
  });

  it('says the numbers of a place apart where they have decimal commas', async () => {
    await withLocale('fr', async () => {
      await registerLocale('fr', { 'nc.map.center-markers': '{0} / {1} / {2} / {3}' });
      const map = await createMap();
      map.markers = [{ id: 1, ...PARIS }];
      await map.updateComplete;
      map.focus();
      await keys('ArrowRight');
      await waitUntil(() => saidBy(map) !== '');
      expect(saidBy(map)).to.match(/^48,8\d* \/ 2,4\d* \/ 10 \/ 1$/);
    });
  });

  it('does not leave the world', async () => {
    const map = await createMap('latitude="84" longitude="179.9" scale="5"');
    const told = follow(map);
    map.focus();
    for (let count = 1; count <= 4; count++) {
      await keys('Shift+ArrowRight');
      await ended(told, count);
    }
    expect(map.longitude).to.be.within(-180, -100);
    const { longitude } = await map.getCenterLocation();
    expect(longitude).to.equal(map.longitude);
    await drag([at(map, 0, -100), at(map, 0, 0), at(map, 0, 140)]);
    await ended(told, 5);
    const { northeast } = await map.getRegion();
    expect(northeast.latitude).to.be.at.most(85.06);
  });
});
