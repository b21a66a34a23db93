import 'nacre/elements/map';
import type { NcMap } from 'nacre/elements/map';
import { expect, fixture, html } from '@open-wc/testing';
import { loadTowns } from '../../../elements/map/base/embedded/towns.js';
import { mediaUrl } from '../../helpers/media.js';
import { elementSuite } from '../../suites/element-suite.js';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };

const channels = (color: string): number[] => [...color.matchAll(/[\d.]+/g)].slice(0, 3).map(Number);

describe('<nc-map>', () => {
  // They are prepared once for the page, in slices: their timers belong to no map.
  before(async () => void (await loadTowns()));

  elementSuite<NcMap>({
    tag: 'nc-map',
    restless: true,
    html: '<nc-map latitude="48.8566" longitude="2.3522" scale="12"></nc-map>',
    states: {
      bare: '<nc-map></nc-map>',
      'with content': '<nc-map aria-label="Town"><p>Words above the map</p></nc-map>',
      'with points': `<nc-map include-points='[{"latitude":48,"longitude":2},{"latitude":49,"longitude":3}]'></nc-map>`,
      'with a location': '<nc-map show-location></nc-map>',
    },
    properties: {
      latitude: { default: 0, sample: 48.5 },
      longitude: { default: 0, sample: 2.5 },
      scale: { default: 16, sample: 11 },
      minScale: { default: 5, sample: 3 },
      maxScale: { default: 18, sample: 17 },
      markers: { default: [], sample: [{ id: 1, ...PARIS, title: 'Here' }] },
      polyline: { default: [], sample: [{ points: [PARIS, { latitude: 48, longitude: 2 }], color: '#ff0000' }] },
      polygons: {
        default: [],
        sample: [{ points: [PARIS, { latitude: 48, longitude: 2 }, { latitude: 48, longitude: 3 }] }],
      },
      circles: { default: [], sample: [{ ...PARIS, radius: 500 }] },
      controls: { default: [], sample: [{ id: 1, iconPath: mediaUrl('photo.jpg'), ariaLabel: 'Menu' }] },
      includePoints: { default: [], sample: [PARIS, { latitude: 48, longitude: 2 }] },
      includePadding: { default: 0, sample: [10, 20], text: '[10,20]' },
      showLocation: { default: false, sample: true },
      enableScroll: { default: true, sample: false, text: 'false' },
      enableZoom: { default: true, sample: false, text: 'false' },
      cooperative: { default: false, sample: true },
      baseMap: { default: undefined, sample: 'embedded' },
      coordinates: { default: undefined, sample: 'gcj02' },
    },
    focusable: true,
    use: (map) => {
      const pane = map.shadowRoot!.querySelector('.pane')!;
      for (const key of ['ArrowRight', '+', 'Home'])
        pane.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    },
  });

  it('is neither blue nor bright where there is no map yet, light and dark', async () => {
    for (const [scheme, least, most] of [
      ['light', 200, 250],
      ['dark', 20, 60],
    ] as const) {
      const box = await fixture(html`<div style="color-scheme: ${scheme}"></div>`);
      const map = document.createElement('nc-map');
      box.append(map);
      await map.updateComplete;
      const pane = map.shadowRoot!.querySelector('.pane')!;
      const shown = channels(getComputedStyle(pane).backgroundColor);
      expect(Math.min(...shown), scheme).to.be.at.least(least);
      expect(Math.max(...shown), scheme).to.be.at.most(most);
      expect(Math.max(...shown) - Math.min(...shown), scheme).to.be.at.most(16);
      map.remove();
    }
  });
});
