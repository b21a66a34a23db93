import 'nacre/elements/swiper';
import { expect } from '@open-wc/testing';
import type { NcSwiper } from 'nacre/elements/swiper';
import { elementSuite } from '../../suites/element-suite.js';
import { create, inSight } from './swiper-fixture.js';

const slides = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<nc-swiper-item item-id="s${index}">Slide ${index}</nc-swiper-item>`,
  ).join('');

describe('<nc-swiper>', () => {
  elementSuite<NcSwiper>({
    tag: 'nc-swiper',
    html: `<nc-swiper aria-label="News">${slides(3)}</nc-swiper>`,
    // The suite compares where text is before and after the definition. Of a circular swiper, or one with several slides
    // in sight, that differs. Content in a slot tells the suite to leave the text out.
    states: {
      dots: `<nc-swiper aria-label="News" indicator-dots>${slides(3)}</nc-swiper>`,
      all: `<nc-swiper aria-label="News" circular indicator-dots navigation autoplay>${slides(5)}<span slot="indicator">1</span></nc-swiper>`,
      vertical: `<nc-swiper aria-label="News" vertical indicator-dots navigation="auto">${slides(3)}</nc-swiper>`,
      several: `<nc-swiper aria-label="News" display-multiple-items="2" next-margin="20" indicator-dots>${slides(5)}<span slot="indicator"></span></nc-swiper>`,
      one: `<nc-swiper aria-label="News" circular navigation indicator-dots>${slides(1)}</nc-swiper>`,
      none: `<nc-swiper aria-label="News" circular autoplay></nc-swiper>`,
      tall: `<nc-swiper aria-label="News" auto-height>${slides(2)}</nc-swiper>`,
    },
    properties: {
      circular: { default: false, sample: true, reflects: true },
      vertical: { default: false, sample: true, reflects: true },
      autoplay: { default: false, sample: true },
      interval: { default: 5000, sample: 3000 },
      duration: { default: 500, sample: 200 },
      easingFunction: { default: 'default', sample: 'linear' },
      displayMultipleItems: { default: 1, sample: 2 },
      previousMargin: { default: '', sample: '10px' },
      nextMargin: { default: '', sample: '10px' },
      indicatorDots: { default: false, sample: true },
      indicatorColor: { default: '', sample: 'red' },
      indicatorActiveColor: { default: '', sample: 'blue' },
      navigation: { default: false, sample: 'auto' },
      navigationColor: { default: '', sample: 'red' },
      navigationActiveColor: { default: '', sample: 'blue' },
      disableTouch: { default: false, sample: true, reflects: true },
      acceleration: { default: false, sample: true },
      autoHeight: { default: false, sample: true },
      itemCount: { default: 0, sample: 7 },
      current: { default: 0, sample: 2 },
      currentItemId: { default: '', sample: 'b' },
    },
    cssStates: ['dragging'],
    focusable: true,
    // What was read out last: it comes when a motion has ended.
    volatile: /role="status">.*?<\/span>/,
    use: (swiper) => {
      swiper.next();
      swiper.goTo(0, { animate: false });
    },
  });

  it('shows its current slide', async () => {
    const swiper = await create({ current: 2 });
    expect(inSight(swiper)).to.deep.equal(['s2']);
  });
});
