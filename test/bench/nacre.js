// Adapter of ours for the peer benchmark: copy it to `peers/nacre.js` of that harness, with the package installed beside.
import 'nacre/tokens.css';
import 'nacre/elements/button';
import 'nacre/elements/checkbox';
import 'nacre/elements/input';
import 'nacre/elements/radio';
import 'nacre/elements/slider';
import 'nacre/elements/switch';
import './native.css';
import { elements, formOf } from '../page/runtime.js';

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
  input: {
    make: tag('nc-input', (element, i) => {
      element.label = `Label ${i}`;
      element.placeholder = 'Type here';
      element.value = `v${i}`;
    }),
    update(element, step, i) {
      element.label = `Label ${i}-${step}`;
      element.value = `v${i}-${step}`;
      element.disabled = step % 2 === 1;
    },
  },
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

// Kinds that are not there yet stand in the form as the native controls of the base line, so that both have ten fields.
const template = (html) => {
  const element = document.createElement('template');
  element.innerHTML = html;
  return () => element.content.firstElementChild.cloneNode(true);
};
const textarea = template('<label class="n-field"><span></span><textarea rows="2"></textarea></label>');
const native = {
  textarea: {
    make(i) {
      const element = textarea();
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
};
makers.form = formOf({ ...native, ...makers });

export default { name: 'nacre', controls: elements(makers) };
