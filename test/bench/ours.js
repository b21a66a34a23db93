import 'nacre/tokens.css';
import 'nacre/elements/badge';
import 'nacre/elements/button';
import 'nacre/elements/cell';
import 'nacre/elements/checkbox';
import 'nacre/elements/input';
import 'nacre/elements/radio';
import 'nacre/elements/slider';
import 'nacre/elements/switch';
import 'nacre/elements/tag';
import 'nacre/elements/text';
import { expose } from './page.js';
import { badge, button, cell, checkable, field, label, slider, tag } from './subjects.js';

expose({
  badge: badge(tag('nc-badge')),
  tag: label(tag('nc-tag')),
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
