import { msg, str } from '@lit/localize';
import { counted } from '../base/counted.js';
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { labelTexts } from '../internal/form/labels.js';
import { textIn } from '../internal/observe/content.js';
import { isCheckable, isRadio, type Field } from './fields.js';

/** The name of a control, as the user sees it. */
function labelOf(control: Field & { readonly label?: string }): string {
  const legend = isRadio(control) && control.closest('fieldset')?.querySelector('legend');
  const own = isCheckable(control) && textIn(control);
  const labels = legend ? [legend] : [...(control.labels ?? [])];
  return control.label || control.ariaLabel || labelTexts(labels, control) || own || control.name || '';
}

/** Radios with one name are listed once, by the first. */
const isFirst = (control: Field, index: number, controls: readonly Field[]): boolean =>
  !isRadio(control) || controls.findIndex((other) => isRadio(other) && other.name === control.name) === index;

function goTo(event: Event, control: Field): void {
  event.preventDefault();
  control.focus();
}

/** A label may end with a colon of its own, and a field may have no label. */
function itemText(label: string, message: string): string {
  const name = label.replace(/[\s:：]+$/, '');
  if (!name) return message;
  return msg(str`${name}: ${message}`, {
    id: 'nc.form.summary-item',
    desc: 'What is wrong with one field of a form: its name, then the message',
  });
}

/** With more fields than this, the list is folded up: it would push the first of them off the screen. */
const MOST_OPEN = 8;

/** When a summary was found out, and whether it still has to be read out. */
export interface Attempt {
  readonly number: number;
  readonly isAlert: boolean;
}

/**
 * The list of what is wrong: messages that belong to no control, then a link to each invalid control. Another attempt has
 * another element, which screen readers read out as a whole. What changes in it while the user corrects is no alert.
 */
export function summaryOf(messages: readonly string[], wrong: readonly Field[], attempt: Attempt): unknown {
  const fields = wrong.filter(isFirst);
  const count = fields.length + messages.length;
  if (count === 0) return nothing;
  const list = html`<ul>
    ${messages.map((message) => html`<li>${message}</li>`)}
    ${fields.map(
      (control) =>
        html`<li>
          <a href="#${control.id}" @click=${(event: Event) => goTo(event, control)}
            >${itemText(labelOf(control), control.validationMessage ?? '')}</a
          >
        </li>`,
    )}
  </ul>`;
  const content =
    count > MOST_OPEN
      ? html`<details>
          <summary>${longTitle(count)}</summary>
          ${list}
        </details>`
      : html`${shortTitle()}${list}`;
  const role = attempt.isAlert ? 'alert' : 'group';
  return keyed(attempt.number, html`<div part="summary" role=${role}>${content}</div>`);
}

const shortTitle = (): string =>
  msg('Please correct the following', {
    id: 'nc.form.summary',
    desc: 'Above a list of what is wrong in a form, each with the name of its field',
  });

const longTitle = (count: number): string =>
  counted(
    msg(str`Please correct {${count}, plural, one {# field} other {# fields}}`, {
      id: 'nc.form.summary-long',
      desc: 'Line that opens the list of what is wrong in a form; more than eight',
    }),
  );
