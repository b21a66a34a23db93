import { expect } from '@open-wc/testing';
import { configureMaps, createPlaces, mapSettings, type PlaceProvider } from 'nacre/maps';
import { mapSettingsEvents } from '../../../../elements/internal/geo/settings.js';

const provider: PlaceProvider = {
  search: () => Promise.resolve({ places: [], hasMore: false }),
  reverse: () => Promise.resolve(undefined),
};

const changes = (action: () => void) => {
  let count = 0;
  const listener = () => count++;
  mapSettingsEvents.addEventListener('change', listener);
  try {
    action();
  } finally {
    mapSettingsEvents.removeEventListener('change', listener);
  }
  return count;
};

afterEach(() => configureMaps({ baseMap: undefined, places: undefined, coordinates: undefined }));

describe('configureMaps', () => {
  it('starts with what needs neither network nor key', () => {
    expect(mapSettings()).to.deep.equal({ baseMap: 'embedded', places: { type: 'embedded' }, coordinates: 'wgs84' });
  });

  it('sets what is given, keeps the rest, and tells the page', () => {
    expect(changes(() => configureMaps({ baseMap: 'https://tiles.test/{z}/{x}/{y}.png' }))).to.equal(1);
    configureMaps({ coordinates: 'gcj02' });
    expect(mapSettings()).to.include({ baseMap: 'https://tiles.test/{z}/{x}/{y}.png', coordinates: 'gcj02' });
  });

  it('puts a default back for undefined', () => {
    configureMaps({ coordinates: 'bd09', places: provider });
    configureMaps({ coordinates: undefined });
    expect(mapSettings()).to.include({ coordinates: 'wgs84', places: provider });
  });

  it('refuses wrong values, names them, and changes nothing', () => {
    const wrong: [object, RegExp][] = [
      [{ basemap: 'embedded' }, /no setting basemap/],
      [{ baseMap: 3 }, /baseMap is neither/],
      [{ baseMap: '' }, /baseMap is neither/],
      [{ baseMap: { type: 'toString' } }, /baseMap is neither/],
      [{ baseMap: { type: 'raster', url: '/{z}' } }, /baseMap\.attribution/],
      [{ baseMap: { type: 'google' } }, /baseMap\.key/],
      [{ places: {} }, /places\.type is not one of embedded, nominatim/],
      [{ places: { type: 'constructor' } }, /places\.type/],
      [{ places: { type: 'nominatim' } }, /places\.url/],
      [{ places: { type: 'amap', key: 7 } }, /places\.key/],
      [{ places: { search() {} } }, /places\.type/],
      [{ coordinates: 'wgs' }, /coordinates is not one of/],
      [{ coordinates: 'gcj02', places: null }, /places\.type/],
    ];
    for (const [settings, message] of wrong)
      expect(changes(() => expect(() => configureMaps(settings)).to.throw(TypeError, message))).to.equal(0);
    expect(mapSettings()).to.include({ baseMap: 'embedded', coordinates: 'wgs84' });
  });
});

describe('createPlaces', () => {
  it('takes the provider of the settings', () => {
    configureMaps({ places: provider });
    expect(createPlaces()).to.equal(provider);
  });

  it('is the embedded gazetteer by default', () => {
    expect(createPlaces().attribution!.text).to.contain('GeoNames');
  });

  it('refuses what is no service', () => {
    expect(() => createPlaces({ type: 'baidu' } as never)).to.throw(TypeError, 'createPlaces: service.type');
  });
});
