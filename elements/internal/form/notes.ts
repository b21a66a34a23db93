import { html, nothing, type TemplateResult } from 'lit';
import { hasContent, textIn } from '../observe/content.js';

/** What a control shows below itself. */
export interface Notes {
  /** What helps to fill in the control; empty while a slot has it. */
  readonly hint: string;
  readonly hasHint: boolean;
  /** What is wrong; empty: nothing. */
  readonly message: string;
  /** A message was there: its line stays, so that what is below the control does not move up. */
  readonly isLineKept: boolean;
  /** Screen readers get them as the description of the control alone: here they would be part of its name. */
  readonly isHidden: boolean;
}

/** The parts below a control: hint and message. */
export function renderNotes({ hint, hasHint, message, isLineKept, isHidden }: Notes): TemplateResult {
  return html`<div class="notes" aria-hidden=${isHidden ? 'true' : nothing}>${
    hasHint ? html`<div part="hint" id="hint"><slot name="hint">${hint}</slot></div>` : nothing
  }${
    message
      ? html`<div part="message" id="message"><slot name="error">${message}</slot></div>`
      : isLineKept
        ? html`<div class="line"></div>`
        : nothing
  }</div>`;
}

/** What the page has put into a slot of a control; undefined: nothing. */
export const slotted = (control: Element, name: 'hint' | 'error'): string | undefined =>
  control.firstElementChild && hasContent(control, name) ? textIn(control, name) : undefined;
