import 'nacre/elements/map';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { MapErrorEvent, NcMap } from 'nacre/elements/map';
import { createMap, paneOf, PARIS } from './map-fixture.js';

const noticeOf = (map: NcMap) => map.shadowRoot!.querySelector('.notice');

describe('<nc-map> when something fails', () => {
  it('tells of a base map that cannot be shown, works without, and tries again', async () => {
    const home = await fixture<HTMLElement>('<div></div>');
    const map = document.createElement('nc-map');
    const errors: MapErrorEvent[] = [];
    let updated = 0;
    map.addEventListener('error', (event) => errors.push(event as unknown as MapErrorEvent));
    map.addEventListener('updated', () => updated++);
    map.baseMap = 'no template';
    home.append(map);
    await waitUntil(() => errors.length === 1);
    await map.updateComplete;
    expect(errors[0]!.errCode).to.equal('base-map');
    expect(errors[0]!.errMsg).to.not.equal('');
    expect(updated).to.equal(1);
    expect(noticeOf(map)!.textContent).to.match(/could not be loaded/);
    expect(await map.getScale()).to.equal(16);
    noticeOf(map)!.querySelector('button')!.click();
    await waitUntil(() => errors.length === 2);
    map.baseMap = 'embedded';
    await map.updateComplete;
    await waitUntil(() => !noticeOf(map));
    expect(errors).to.have.length(2);
  });

  it('names who made the map', async () => {
    const map = await createMap();
    const links = [...map.shadowRoot!.querySelectorAll<HTMLAnchorElement>('.attribution a')];
    expect(links.map(({ textContent }) => textContent)).to.include('Natural Earth');
    expect(links[0]!.rel).to.match(/noopener/);
  });

  it('is drawn anew when light becomes dark', async () => {
    const map = await createMap();
    const light = getComputedStyle(paneOf(map)).backgroundColor;
    const pixel = () => {
      const canvas = map.shadowRoot!.querySelector<HTMLCanvasElement>('.leaflet-tile-pane canvas');
      const probe = new OffscreenCanvas(1, 1).getContext('2d')!;
      if (canvas?.width) probe.drawImage(canvas, -5, -5);
      return probe.getImageData(0, 0, 1, 1).data.join(' ');
    };
    await waitUntil(() => /[1-9]/.test(pixel()));
    const before = pixel();
    map.style.colorScheme = 'dark';
    await waitUntil(() => getComputedStyle(paneOf(map)).backgroundColor !== light);
    await waitUntil(() => pixel() !== before);
  });

  it('does nothing for a picture that fails when the map is gone', async () => {
    const map = await createMap();
    map.markers = [{ id: 1, ...PARIS, iconPath: '/__http__/delay/200' }];
    await map.updateComplete;
    map.remove();
    // It is answered after the picture. An error of the map would fail the test.
    const { ok } = await fetch('/__http__/delay/500');
    expect([ok, map.isConnected]).to.deep.equal([true, false]);
  });
});
