import 'nacre/tokens.css';
import 'nacre/elements/picker-view-column';
import 'nacre/elements/swiper';
import { expose, FIRST_YEAR, slide, years } from './content.js';

expose({
  /** As documented for many slides: those in range are made when they are needed. */
  swiper(host, count) {
    const swiper = document.createElement('nc-swiper');
    const made = new Map();
    swiper.itemCount = count;
    swiper.style.height = '240px';
    swiper.addEventListener('rangechange', ({ indexes }) => {
      for (const [index, item] of made) {
        if (indexes.includes(index)) continue;
        item.remove();
        made.delete(index);
      }
      for (const index of indexes) {
        if (made.has(index)) continue;
        const item = Object.assign(document.createElement('nc-swiper-item'), { index });
        item.append(slide(index));
        made.set(index, item);
        swiper.append(item);
      }
    });
    host.append(swiper);
    return { ready: swiper.updateComplete, target: () => swiper, index: () => swiper.current };
  },
  wheel(host) {
    const wheel = document.createElement('nc-picker-view-column');
    Object.assign(wheel, { items: years, value: FIRST_YEAR });
    wheel.style.height = '200px';
    host.append(wheel);
    return { ready: wheel.updateComplete, target: () => wheel, index: () => wheel.value };
  },
});
