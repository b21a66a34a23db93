import { msg, str } from '@lit/localize';
import { counted } from '../../base/counted.js';
import { html, type TemplateResult } from 'lit';
import { lengthOf } from './graphemes.js';

/** How many characters a text has, and how many it may have; -1: any number. */
export function renderCounter(text: string, maxlength: number): TemplateResult {
  const count = lengthOf(text);
  const label =
    maxlength < 0
      ? msg(str`{${count}, plural, one {# character} other {# characters}}`, {
          id: 'nc.input.count',
          desc: 'Length of the text, for screen readers',
        })
      : msg(str`{${count}, number} of {${maxlength}, plural, one {# character} other {# characters}}`, {
          id: 'nc.input.count-of',
          desc: 'Length of the text and its limit, for screen readers',
        });
  return html`<div part="counter" role="img" aria-label=${counted(label)}>${maxlength < 0 ? count : `${count}/${maxlength}`}</div>`;
}
