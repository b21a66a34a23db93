import 'nacre/elements/swiper-item';
import type { NcSwiperItem } from 'nacre/elements/swiper-item';
import { elementSuite } from '../../suites/element-suite.js';

describe('<nc-swiper-item>', () => {
  elementSuite<NcSwiperItem>({
    tag: 'nc-swiper-item',
    html: '<nc-swiper-item>A slide</nc-swiper-item>',
    properties: {
      itemId: { default: '', sample: 'a' },
      index: { default: undefined, sample: 3 },
    },
    cssStates: ['current'],
  });
});
