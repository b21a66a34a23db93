// Adapter of ours for the peer benchmark: copy it to `peers/nacre.js` of that harness, with the package installed beside.
import 'nacre/tokens.css';
import 'nacre/elements/button';
import 'nacre/elements/checkbox';
import 'nacre/elements/input';
import 'nacre/elements/list';
import 'nacre/elements/picker';
import 'nacre/elements/radio';
import 'nacre/elements/slider';
import 'nacre/elements/swiper';
import 'nacre/elements/switch';
import 'nacre/elements/textarea';
import './native.css';
import { html } from 'lit';
import { deepAll, elements, formOf, frame, macrotask } from '../page/runtime.js';
import { rowCSS } from '../page/rows.js';
import { addCSS, slideCSS, slideNode } from '../page/slides.js';

const tag = (name, set) => (i) => {
  const element = document.createElement(name);
  set(element, i);
  return element;
};

const checkable = (name) => ({
  make: tag(name, (element, i) => {
    element.checked = i % 2 === 0;
    element.textContent = `Option ${i}`;
  }),
  update(element, step, i) {
    element.checked = (i + step) % 2 === 0;
  },
});

const textField = (name) => ({
  make: tag(name, (element, i) => {
    element.label = `Label ${i}`;
    element.placeholder = 'Type here';
    element.value = `v${i}`;
    // As the others: the harness types more than the 140 characters that we take by default.
    element.maxlength = -1;
  }),
  update(element, step, i) {
    element.label = `Label ${i}-${step}`;
    element.value = `v${i}-${step}`;
    element.disabled = step % 2 === 1;
  },
});

const makers = {
  button: {
    make: tag('nc-button', (element, i) => {
      element.textContent = `Save ${i}`;
    }),
    update(element, step, i) {
      element.textContent = `Save ${i}-${step}`;
      element.disabled = step % 2 === 1;
    },
  },
  input: textField('nc-input'),
  textarea: textField('nc-textarea'),
  checkbox: checkable('nc-checkbox'),
  radio: checkable('nc-radio'),
  switch: checkable('nc-switch'),
  slider: {
    make: tag('nc-slider', (element, i) => {
      element.value = i % 100;
    }),
    update(element, step, i) {
      element.value = (i + step * 7) % 100;
    },
  },
};

makers.form = formOf(makers);

/** The wheels of a date picker, opened as its button does. */
const picker = {
  open(box, { min, max, value }) {
    const [year, month, day] = value.map((part, i) => String(part).padStart(i ? 2 : 4, '0'));
    const element = Object.assign(document.createElement('nc-picker'), {
      mode: 'date',
      start: `${min}-01-01`,
      end: `${max}-12-31`,
      value: `${year}-${month}-${day}`,
    });
    box.append(element);
    element.open = true;
    // In the order of the language; the one of the years is the longest.
    const columns = () => deepAll(box, 'nc-picker-view-column').sort((a, b) => b.items.length - a.items.length);
    const ready = (async () => {
      while (columns().length < 3) await frame();
      await Promise.all(columns().map((column) => column.updateComplete));
    })();
    return {
      ready,
      value: () => [columns()[0].value + min],
      column: () => columns()[0],
      unmount: async () => {
        element.open = false;
        await element.updateComplete;
        element.remove();
      },
    };
  },
};

/** Slides are made when they come into range, as the documentation of `item-count` has it. */
const swiper = {
  mount(box, count) {
    addCSS(`${slideCSS}.s-swiper{height:240px}`);
    const element = document.createElement('nc-swiper');
    element.className = 's-swiper';
    element.itemCount = count;
    const items = new Map();
    element.addEventListener('rangechange', ({ indexes }) => {
      for (const [index, item] of items) {
        if (indexes.includes(index)) continue;
        item.remove();
        items.delete(index);
      }
      for (const index of indexes) {
        if (items.has(index)) continue;
        const item = document.createElement('nc-swiper-item');
        item.index = index;
        item.append(slideNode(index));
        items.set(index, item);
        element.append(item);
      }
    });
    box.append(element);
    return {
      el: element,
      ready: element.updateComplete.then(macrotask),
      to: (index, smooth) => element.goTo(index, { animate: smooth }),
      index: () => element.current,
      unmount: () => element.remove(),
    };
  },
};

/** Rows of unknown size: each is measured. */
const list = {
  mount(box, count) {
    addCSS(`${rowCSS}nc-list{height:100vh}`);
    const element = document.createElement('nc-list');
    element.items = Array.from({ length: count }, (_, i) => i);
    element.renderItem = (i) =>
      html`<div class="b-row" data-i=${i}><i style="background:hsl(${(i * 37) % 360} 60% 70%)"></i><div><b>Row ${i}</b><span>Subtitle of row ${i}</span></div></div>`;
    box.append(element);
    return {
      ready: element.updateComplete.then(macrotask),
      scroller: () => element,
      end: () => {
        element.scrollTop = element.scrollHeight;
      },
      unmount: () => element.remove(),
    };
  },
};

export default { name: 'nacre', controls: elements(makers), list, picker, swiper };
