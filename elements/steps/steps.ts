import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { ValueEvent } from '../internal/element/events.js';
import { focusFirst } from '../internal/element/focus-first.js';
import { FLAG, json, listOf, objectOf, TEXT } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { stepsStyles } from './steps.styles.js';

export type StepStatus = 'wait' | 'process' | 'finish' | 'error';

export interface Step {
  readonly title?: string;
  readonly description?: string;
  /** Default: by `current`. */
  readonly status?: StepStatus;
  /** The user cannot go to it. */
  readonly disabled?: boolean;
}

const STATUSES = ['wait', 'process', 'finish', 'error'];

const STEPS = json(
  listOf(objectOf({ title: TEXT, description: TEXT, status: TEXT, disabled: FLAG }), 'a list of steps'),
);

const DRAWINGS: Readonly<Record<string, string>> = { finish: 'm5 12.5 4.5 4.5L19 7.5', error: 'M12 5.5v8 M12 18.5v.1' };

/**
 * The steps of a task, and how far it has come.
 *
 * @event {ValueEvent<number>} change - The user chose a step of a `clickable` list; `value` is its index. It bubbles.
 * @csspart step - A step: a button if it can be chosen.
 * @csspart mark - Its number, a tick or an exclamation mark.
 * @csspart title - Its title.
 * @csspart description - What is said about it.
 * @cssprop --nc-steps-color - Color of the steps that are done, and of the current one.
 */
export class NcSteps extends NcElement {
  static override styles = stepsStyles;
  static override localized = true;

  /** The steps: `{ title, description, status, disabled }`. The status is `wait`, `process`, `finish` or `error`; default: by `current`. */
  @property({ type: STEPS, default: [] }) declare items: readonly Step[];

  /** Index of the current step, from 0. The steps before it are done. Default: 0. */
  @property({ type: Number, default: 0 }) declare current: number;

  /** Puts the steps below each other. */
  @attribute({ type: Boolean }) declare vertical: boolean;

  /** The user can choose a step. */
  @property({ type: Boolean, default: false }) declare clickable: boolean;

  /** Accessible name: what the steps are of. */
  @property({ default: '' }) declare label: string;

  /** @internal */
  get isDrawable(): boolean {
    return true;
  }

  /** Focuses its first step. */
  override focus(options?: FocusOptions): void {
    if (!focusFirst(this.renderRoot, options)) super.focus(options);
  }

  protected override renderContent(): unknown {
    return html`<ol role="list" aria-label=${this.label || nothing}>
      ${this.items.map((item, index) => this.#renderStep(item, index))}
    </ol>`;
  }

  #renderStep(item: Step, index: number): TemplateResult {
    const status = this.#statusOf(item, index);
    const current = index === this.current ? 'step' : nothing;
    const drawing = DRAWINGS[status];
    const content = html`<span part="mark" aria-hidden="true"
        >${drawing ? html`<svg viewBox="0 0 24 24"><path d=${drawing} /></svg>` : index + 1}</span
      ><span
        ><span part="title">${item.title}</span>${
          item.description ? html`<span part="description">${item.description}</span>` : nothing
        }<span class="unseen">${this.#saidOf(status)}</span></span
      >`;
    return html`<li data-status=${status} aria-current=${this.clickable ? nothing : current}>
      ${
        this.clickable
          ? html`<button part="step" type="button" ?disabled=${item.disabled} aria-current=${current} @click=${() => this.#choose(index)}>${content}</button>`
          : html`<div class="step" part="step">${content}</div>`
      }
    </li>`;
  }

  #statusOf({ status }: Step, index: number): StepStatus {
    if (status && STATUSES.includes(status)) return status;
    if (status) warnOnce(this, 'items', `a status of ${STATUSES.join(', ')}`, status);
    if (index === this.current) return 'process';
    return index < this.current ? 'finish' : 'wait';
  }

  #saidOf(status: StepStatus): string {
    if (status === 'finish')
      return msg('Done', { id: 'nc.steps.finish', desc: 'Said after the title of a step of a task' });
    if (status === 'error')
      return msg('Failed', { id: 'nc.steps.error', desc: 'Said after the title of a step of a task' });
    return '';
  }

  #choose(index: number): void {
    if (index === this.current) return;
    this.current = index;
    this.dispatchEvent(new ValueEvent('change', index, { bubbles: true }));
  }
}
