import { expect } from '@open-wc/testing';
import { createBase } from '../../../../elements/map/base/create.js';
import type { BaseMap } from '../../../../elements/internal/geo/base-map.js';
import { stageFor } from './stage.js';

const WRONG: [what: string, base: unknown, message: string][] = [
  ['a text that is no map', 'streets', 'baseMap: a text is embedded, the URL of a .pmtiles file, or a URL template'],
  ['an unknown type', { type: 'bing' }, 'baseMap: type is one of embedded, raster, vector, google, tencent, amap'],
  ['no type', {}, 'baseMap: type is one of'],
  ['a raster map without a template', { type: 'raster', url: '/tile.png' }, 'baseMap: url is a URL template'],
  ['a variable that nothing fills', '/{z}/{x}/{y}.png?k={key}', 'not {key}'],
  ['a template for the dark that is none', { type: 'raster', url: '/{z}/{x}/{y}', darkUrl: 'x' }, 'darkUrl is a URL'],
  [
    'coordinates that there are not',
    { type: 'raster', url: '/{z}/{x}/{y}', coordinates: 'utm' },
    'coordinates of a raster map are one of wgs84, gcj02, bd09',
  ],
  ['a vector map without a URL', { type: 'vector' }, 'baseMap: the url of a vector map is that of a .pmtiles file'],
  ['Google without a key', { type: 'google' }, 'baseMap: a map of type google needs a key'],
  ['AMap with an empty key', { type: 'amap', key: '' }, 'baseMap: a map of type amap needs a key'],
];

describe('the description of a base map', () => {
  for (const [what, base, message] of WRONG)
    it(`says what is wrong with ${what}`, () => {
      const stage = stageFor();
      try {
        expect(() => createBase(stage, base as BaseMap)).to.throw(TypeError, message);
      } finally {
        stage.remove();
      }
    });

  it('names its sources before it has loaded', async () => {
    const stage = stageFor();
    const base = createBase(stage, {
      type: 'raster',
      url: '/__map__/tiles/{z}/{x}/{y}.png',
      attribution: '© <b>Somebody</b>',
      attributionUrl: 'https://example.org',
    });
    expect(base.attribution).to.deep.equal([{ text: '© <b>Somebody</b>', url: 'https://example.org' }]);
    await base.ready;
    base.destroy();
    stage.remove();
  });
});
