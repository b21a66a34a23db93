import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/badge/badge.js';
import '@awesome.me/webawesome/dist/components/number-input/number-input.js';
import '@awesome.me/webawesome/dist/components/tag/tag.js';
import { expose } from './page.js';
import { label, stepper, tag } from './subjects.js';

expose({
  badge: { make: (i) => tag('wa-badge')((element) => (element.textContent = (i % 98) + 1)) },
  tag: label(tag('wa-tag')),
  stepper: stepper(tag('wa-number-input')),
});
