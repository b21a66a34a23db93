import 'nacre/tokens.css';
import 'nacre/elements/badge';
import 'nacre/elements/cell';
import 'nacre/elements/stepper';
import 'nacre/elements/tag';
import { expose } from '../page.js';
import { badge, cell, label, stepper, tag } from '../subjects.js';

expose({
  badge: badge(tag('nc-badge')),
  cell: cell(tag('nc-cell')),
  stepper: stepper(tag('nc-stepper')),
  tag: label(tag('nc-tag')),
});
