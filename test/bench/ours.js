import 'nacre/tokens.css';
import 'nacre/elements/button';
import 'nacre/elements/cell';
import 'nacre/elements/checkbox';
import 'nacre/elements/input';
import 'nacre/elements/radio';
import 'nacre/elements/slider';
import 'nacre/elements/switch';
import 'nacre/elements/text';
import { expose } from './page.js';
import { button, cell, checkable, field, slider, tag } from './subjects.js';

expose({
  button: button(tag('nc-button')),
  cell: cell(tag('nc-cell')),
  input: field(tag('nc-input')),
  checkbox: checkable(tag('nc-checkbox')),
  radio: checkable(tag('nc-radio')),
  switch: checkable(tag('nc-switch')),
  slider: slider(tag('nc-slider')),
  text: {
    make: (i) => tag('nc-text')((element) => (element.textContent = `Text ${i}`)),
    update(element, step, i) {
      element.textContent = `Text ${i}-${step}`;
    },
  },
});
