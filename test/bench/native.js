import { expose } from './page.js';
import { slider } from './subjects.js';

const clone = (html) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return () => template.content.firstElementChild.cloneNode(true);
};
const templates = {
  pill: clone('<span class="pill"></span>'),
  button: clone('<button type="button" class="button"></button>'),
  cell: clone('<div class="row"><span></span><span></span></div>'),
  field: clone('<label class="field"><span></span><input></label>'),
  checkbox: clone('<label class="check"><input type="checkbox"><span></span></label>'),
  radio: clone('<label class="check"><input type="radio"><span></span></label>'),
  slider: clone('<input class="slider" type="range" min="0" max="100">'),
  switch: clone('<label class="check"><input type="checkbox" role="switch"><span></span></label>'),
  text: clone('<span></span>'),
  image: clone('<img alt="">'),
};
const checkable = (make) => ({
  make(i) {
    const element = make();
    element.firstChild.checked = i % 2 === 0;
    element.lastChild.textContent = `Option ${i}`;
    return element;
  },
  update(element, step, i) {
    element.firstChild.checked = (i + step) % 2 === 0;
  },
});

expose({
  badge: {
    make(i) {
      const element = templates.pill();
      element.textContent = String((i % 98) + 1);
      return element;
    },
    update(element, step, i) {
      element.textContent = String(((i + step) % 98) + 1);
    },
  },
  tag: {
    make(i) {
      const element = templates.pill();
      element.textContent = `Label ${i}`;
      return element;
    },
    update(element, step, i) {
      element.textContent = `Label ${i}-${step}`;
    },
  },
  button: {
    make(i) {
      const element = templates.button();
      element.textContent = `Save ${i}`;
      return element;
    },
    update(element, step, i) {
      element.textContent = `Save ${i}-${step}`;
      element.disabled = step % 2 === 1;
    },
  },
  cell: {
    make(i) {
      const element = templates.cell();
      element.firstChild.textContent = `Title ${i}`;
      element.lastChild.textContent = `v${i}`;
      return element;
    },
    update(element, step, i) {
      element.firstChild.textContent = `Title ${i}-${step}`;
      element.lastChild.textContent = `v${i}-${step}`;
    },
  },
  input: {
    make(i) {
      const element = templates.field();
      element.firstChild.textContent = `Label ${i}`;
      element.lastChild.placeholder = 'Type here';
      element.lastChild.value = `v${i}`;
      return element;
    },
    update(element, step, i) {
      element.firstChild.textContent = `Label ${i}-${step}`;
      element.lastChild.value = `v${i}-${step}`;
      element.lastChild.disabled = step % 2 === 1;
    },
  },
  checkbox: checkable(templates.checkbox),
  radio: checkable(templates.radio),
  switch: checkable(templates.switch),
  slider: slider((set) => {
    const element = templates.slider();
    set(element);
    return element;
  }),
  text: {
    make(i) {
      const element = templates.text();
      element.textContent = `Text ${i}`;
      return element;
    },
    update(element, step, i) {
      element.textContent = `Text ${i}-${step}`;
    },
  },
});
