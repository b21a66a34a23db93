import 'nacre/elements/location-viewer';
import { loadTowns } from '../../../elements/map/base/embedded/towns.js';
import { elementSuite } from '../../suites/element-suite.js';
import type { NcLocationViewer } from 'nacre/elements/location-viewer';

const PLACE = 'latitude="48.8566" longitude="2.3522" name="Hôtel de Ville" address="Paris"';

describe('<nc-location-viewer>', () => {
  // The map prepares its towns once, in slices, with a timer between them.
  before(async () => void (await loadTowns()));

  elementSuite<NcLocationViewer>({
    tag: 'nc-location-viewer',
    html: `<nc-location-viewer ${PLACE}></nc-location-viewer>`,
    states: {
      'with a back button': `<nc-location-viewer back ${PLACE}></nc-location-viewer>`,
      'without a name': '<nc-location-viewer latitude="0" longitude="0"></nc-location-viewer>',
      'without a place': '<nc-location-viewer></nc-location-viewer>',
      'right to left': `<nc-location-viewer dir="rtl" back ${PLACE}></nc-location-viewer>`,
    },
    properties: {
      latitude: { default: undefined, sample: 12.5 },
      longitude: { default: undefined, sample: 12.5 },
      scale: { default: 18, sample: 12 },
      name: { default: '', sample: 'Louvre' },
      address: { default: '', sample: 'Paris' },
      back: { default: false, sample: true },
      baseMap: { default: undefined, sample: 'embedded' },
      coordinates: { default: undefined, sample: 'gcj02' },
    },
    cssStates: [],
    focusable: true,
    text: {
      html: `<nc-location-viewer back ${PLACE}></nc-location-viewer>`,
      read: (viewer) => viewer.shadowRoot!.querySelector('[part="back"]')?.ariaLabel,
      en: 'Back',
      fr: 'Retour',
    },
  });
});
