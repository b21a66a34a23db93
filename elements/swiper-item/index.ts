import { define } from '../internal/element/define.js';
import { NcSwiperItem, type ItemOwner } from './swiper-item.js';

define('nc-swiper-item', NcSwiperItem);

declare global {
  interface HTMLElementTagNameMap {
    'nc-swiper-item': NcSwiperItem;
  }
}

export { NcSwiperItem, type ItemOwner };
