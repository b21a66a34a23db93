import 'nacre/elements/refresher';
import type { NcRefresher } from 'nacre/elements/refresher';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

describe('<nc-refresher>', () => {
  before(useTokens);

  elementSuite<NcRefresher>({
    tag: 'nc-refresher',
    html: '<nc-refresher></nc-refresher>',
    states: {
      disabled: '<nc-refresher disabled></nc-refresher>',
      refreshing: '<nc-refresher refreshing></nc-refresher>',
      pushing: '<nc-refresher push refreshing></nc-refresher>',
    },
    properties: {
      range: { default: 150, sample: 100 },
      height: { default: 70, sample: 50 },
      offset: { default: 0, sample: 20 },
      color: { default: '', sample: 'rgb(1, 2, 3)' },
      timeout: { default: 60_000, sample: 1000 },
      push: { default: false, sample: true },
      disabled: { default: false, sample: true },
      refreshing: { default: false, sample: true },
    },
    cssStates: ['pulling', 'reached', 'refreshing', 'restoring', 'aborting', 'push'],
    focusable: true,
    text: {
      html: '<nc-refresher></nc-refresher>',
      read: (element) => element.shadowRoot!.querySelector('button')?.textContent,
      en: 'Refresh',
      fr: 'Actualiser',
    },
  });
});
