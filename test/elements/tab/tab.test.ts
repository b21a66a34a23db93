import 'nacre/elements/tabs';
import type { NcTab } from 'nacre/elements/tab';
import { elementSuite } from '../../suites/element-suite.js';

describe('<nc-tab>', () => {
  elementSuite<NcTab>({
    tag: 'nc-tab',
    html: '<nc-tab label="News">What is new</nc-tab>',
    states: {
      marked: '<nc-tab label="News" icon="info" badge="3">What is new</nc-tab>',
      'with markup': '<nc-tab><b slot="label">News</b>What is new</nc-tab>',
      disabled: '<nc-tab label="News" disabled>What is new</nc-tab>',
    },
    properties: {
      name: { default: '', sample: 'news' },
      label: { default: '', sample: 'News' },
      icon: { default: '', sample: 'info' },
      badge: { default: '', sample: '3' },
      dot: { default: false, sample: true },
      disabled: { default: false, sample: true, reflects: true },
      htmlFor: { default: undefined, sample: 'panel', attribute: 'for' },
    },
    cssStates: ['selected', 'closed'],
  });
});
