import 'nacre/elements/tabs';
import type { NcTabs } from 'nacre/elements/tabs';
import { elementSuite } from '../../suites/element-suite.js';
import { ABC, buttonsOf } from './tabs-fixture.js';

describe('<nc-tabs>', () => {
  elementSuite<NcTabs>({
    tag: 'nc-tabs',
    html: `<nc-tabs>${ABC}</nc-tabs>`,
    states: {
      card: `<nc-tabs aria-label="Cards" type="card">${ABC}</nc-tabs>`,
      stretched: `<nc-tabs aria-label="Stretched" stretch sticky>${ABC}</nc-tabs>`,
      marked: `<nc-tabs aria-label="Marked" lazy><nc-tab label="A" icon="home" badge="3">One</nc-tab><nc-tab label="B" dot>Two</nc-tab><nc-tab icon="star" aria-label="Stars">Six</nc-tab></nc-tabs>`,
      disabled: `<nc-tabs aria-label="Disabled"><nc-tab label="A" disabled>One</nc-tab><nc-tab label="B">Two</nc-tab></nc-tabs>`,
      'without panels': `<nc-tabs aria-label="Alone"><nc-tab label="A"></nc-tab><nc-tab label="B"></nc-tab></nc-tabs>`,
      empty: '<nc-tabs aria-label="Empty"></nc-tabs>',
      'with markup': `<nc-tabs aria-label="Markup"><nc-tab><b slot="label">A</b>One</nc-tab><span slot="end">More</span></nc-tabs>`,
    },
    properties: {
      type: { default: 'line', sample: 'card', reflects: true },
      activation: { default: 'auto', sample: 'manual' },
      sticky: { default: false, sample: true, reflects: true },
      stretch: { default: false, sample: true, reflects: true },
      lazy: { default: false, sample: true },
      htmlFor: { default: undefined, sample: 'swiper', attribute: 'for' },
      selected: { default: 0, sample: 1 },
      value: { default: '', sample: 'b' },
    },
    focusable: true,
    use: (tabs) => buttonsOf(tabs)[1]?.click(),
  });
});
