import '../swiper-item/index.js';
import { define } from '../internal/element/define.js';
import { SwiperChangeEvent, SwiperRangeEvent, type SwiperSource, type SwiperTransitionEvent } from './events.js';
import { NcSwiper, type SwiperEasing } from './swiper.js';

define('nc-swiper', NcSwiper);

declare global {
  interface HTMLElementTagNameMap {
    'nc-swiper': NcSwiper;
  }
}

export {
  NcSwiper,
  SwiperChangeEvent,
  SwiperRangeEvent,
  type SwiperEasing,
  type SwiperSource,
  type SwiperTransitionEvent,
};
