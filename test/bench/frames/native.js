// The measure: all slides and rows in a scroller that snaps.
import { expose, FIRST_YEAR, slide, years } from './content.js';
import './native.css';

const ROW = 40;

const scroller = (host, className, children, index) => {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children);
  host.append(element);
  return { ready: Promise.resolve(), target: () => element, index: () => index(element) };
};

expose({
  swiper: (host, count) =>
    scroller(
      host,
      'swiper',
      Array.from({ length: count }, (_, i) => slide(i)),
      (element) => Math.round(element.scrollLeft / element.clientWidth),
    ),
  wheel(host) {
    const rows = years.map((year) => Object.assign(document.createElement('div'), { textContent: year }));
    const wheel = scroller(host, 'wheel', rows, (element) => Math.round(element.scrollTop / ROW));
    wheel.target().scrollTop = FIRST_YEAR * ROW;
    return wheel;
  },
});
