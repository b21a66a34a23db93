import 'nacre/elements/scroll-view';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcScrollView } from 'nacre/elements/scroll-view';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const ROWS = Array.from({ length: 30 }, (_, index) => `<p style="margin: 0; height: 40px">Row ${index}</p>`).join('');

const WIDE = '<div style="width: 2000px; height: 60px">Cards</div>';

describe('<nc-scroll-view>', () => {
  before(useTokens);

  elementSuite<NcScrollView>({
    tag: 'nc-scroll-view',
    html: `<nc-scroll-view scroll-x aria-label="Cards">${WIDE}</nc-scroll-view>`,
    states: {
      down: `<nc-scroll-view style="height: 200px" aria-label="Rows">${ROWS}</nc-scroll-view>`,
      pullable: `<nc-scroll-view style="height: 200px" refresher-enabled aria-label="News">${ROWS}</nc-scroll-view>`,
      refreshing: `<nc-scroll-view style="height: 200px" refresher-enabled refresher-triggered aria-label="News">${ROWS}</nc-scroll-view>`,
      far: `<nc-scroll-view style="height: 200px" enable-back-to-top aria-label="Rows">${ROWS}</nc-scroll-view>`,
      short: `<nc-scroll-view style="height: 200px"><p>One row</p></nc-scroll-view>`,
    },
    enter: {
      far: async (element) => {
        element.scrollTop = 600;
        await drawn();
      },
    },
    properties: {
      direction: { default: 'vertical', sample: 'all' },
      scrollX: { default: false, sample: true },
      scrollY: { default: false, sample: true },
      upperThreshold: { default: 50, sample: 10 },
      lowerThreshold: { default: 50, sample: 10 },
      lowerAfterScroll: { default: false, sample: true },
      scrollWithAnimation: { default: false, sample: true },
      showScrollbar: { default: true, sample: false, text: 'false' },
      enableBackToTop: { default: false, sample: true },
      refresherEnabled: { default: false, sample: true },
      refresherThreshold: { default: 45, sample: 60 },
      refresherDefaultStyle: { default: 'black', sample: 'white' },
      refresherBackground: { default: '', sample: 'rgb(1, 2, 3)' },
      refresherTriggered: { default: false, sample: true },
      refresherTimeout: { default: 60_000, sample: 1000 },
    },
    cssStates: ['x', 'y', 'smooth', 'bare', 'far', 'pullable'],
    focusable: true,
    use: async (element) => {
      await drawn();
      element.scrollTop = 100;
      element.scrollIntoView = 'nowhere';
      await drawn();
    },
  });

  it('placeholder', async () => {
    const view = await fixture<NcScrollView>(html`<nc-scroll-view></nc-scroll-view>`);
    await settled(view);
    expect(view.scrollTop).to.equal(0);
  });
});
