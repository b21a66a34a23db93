import 'nacre/elements/location-picker';
import { COUNTED, usePlaces } from './picker-fixture.js';
import { loadTowns } from '../../../elements/map/base/embedded/towns.js';
import { elementSuite } from '../../suites/element-suite.js';
import type { NcLocationPicker } from 'nacre/elements/location-picker';

const AT = 'latitude="48.8566" longitude="2.3522"';

describe('<nc-location-picker>', () => {
  usePlaces(() => COUNTED);
  // The map prepares its towns once, in slices, with a timer between them.
  before(async () => void (await loadTowns()));

  elementSuite<NcLocationPicker>({
    tag: 'nc-location-picker',
    // It has a map, which loads.
    restless: true,
    html: `<nc-location-picker ${AT}></nc-location-picker>`,
    states: {
      searching: `<nc-location-picker ${AT} keyword="Lyon"></nc-location-picker>`,
      'without results': `<nc-location-picker ${AT} keyword="qqqqqq"></nc-location-picker>`,
      'right to left': `<nc-location-picker dir="rtl" ${AT}></nc-location-picker>`,
    },
    properties: {
      latitude: { default: undefined, sample: 12.5 },
      longitude: { default: undefined, sample: 12.5 },
      keyword: { default: '', sample: 'Lyon' },
      scale: { default: 16, sample: 12 },
      pageSize: { default: 20, sample: 10 },
      baseMap: { default: undefined, sample: 'embedded' },
      coordinates: { default: undefined, sample: 'gcj02' },
    },
    cssStates: ['dragging', 'searching'],
    focusable: true,
    text: {
      html: `<nc-location-picker ${AT}></nc-location-picker>`,
      read: (picker) => picker.shadowRoot!.querySelector('[part="cancel"]')?.textContent,
      en: 'Cancel',
      fr: 'Annuler',
    },
  });
});
