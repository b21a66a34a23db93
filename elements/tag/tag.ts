import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { gapOf, passFocus } from '../base/focus.js';
import { unlessPrevented } from '../internal/element/after-dispatch.js';
import { changeEvent } from '../internal/element/events.js';
import { focusFirst } from '../internal/element/focus-first.js';
import { FLAG } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { tagStyles } from './tag.styles.js';

export type TagType = 'default' | 'primary' | 'success' | 'warning' | 'warn';
export type TagSize = 'small' | 'default' | 'large';

/** Values of properties that are words. */
const CHOICES = {
  type: ['default', 'primary', 'success', 'warning', 'warn'],
  size: ['small', 'default', 'large'],
} as const;

/** Placeholder for the tag's text in the translated label of its button; the text is inserted there. */
const LABEL = '\uFFFC';

/**
 * A label for a status, a category or a choice. It can have a button that closes it, and it can be checked and unchecked.
 *
 * @slot - The label.
 * @event {Event} change - The user checked or unchecked it. It bubbles.
 * @event {Event} close - The user pressed the close button. The tag then hides itself, unless the page cancels the event.
 * @csspart base - The box around the label, which has the padding.
 * @csspart check - The button of a `checkable` tag.
 * @csspart close - The button of a `closable` tag.
 * @cssprop --nc-tag-background - Background; by default that of the type.
 * @cssprop --nc-tag-color - Text; with `plain` the border, too.
 * @cssprop --nc-tag-checked-background - Background while it is checked.
 * @cssprop --nc-tag-checked-color - Text while it is checked.
 * @cssstate checkable - The user can check it.
 * @cssstate closable - It has a close button.
 * @cssstate checked - It is checkable, and checked.
 * @cssstate disabled - It cannot be checked or closed.
 */
export class NcTag extends NcElement {
  static override styles = tagStyles;
  static override template: TemplateResult = html`<slot id="label" part="base"></slot>`;
  static override localized = true;

  /** What the page or the user set; undefined while the tag still follows `defaultChecked`. */
  #checked: boolean | undefined;

  /** Color: `default`, `primary`, `success`, `warning` or `warn`. Default: `default`. */
  @attribute({ type: String, default: 'default' }) declare type: TagType;

  /** Size: `small`, `default` or `large`. Default: `default`. */
  @attribute({ type: String, default: 'default' }) declare size: TagSize;

  /** Draws an outline instead of a filled background. */
  @attribute({ type: Boolean }) declare plain: boolean;

  /** Has round ends. */
  @attribute({ type: Boolean }) declare round: boolean;

  /** Has a button that closes it. */
  @property({ type: Boolean, default: false }) declare closable: boolean;

  /** The user can check and uncheck it. */
  @property({ type: Boolean, default: false }) declare checkable: boolean;

  /** It can be neither checked nor closed. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** Whether a checkable tag is checked at first. */
  @attribute({ type: Boolean, attribute: 'checked' }) declare defaultChecked: boolean;

  /** Whether a checkable tag is checked. Setting it fires no event. */
  @property({ type: FLAG, attribute: false, noAccessor: true })
  get checked(): boolean {
    return this.#checked ?? this.defaultChecked;
  }
  set checked(checked: boolean) {
    const before = this.checked;
    this.#checked = Boolean(checked);
    if (before !== this.#checked) this.requestUpdate('checked', before);
  }

  /** @internal */
  get isDrawable(): boolean {
    return !this.closable && !this.checkable && !this.disabled;
  }

  /** Checks or unchecks it, as a click by the user does. */
  override click(): void {
    if (this.#check) this.#check.click();
    else super.click();
  }

  /** Focuses its first button. */
  override focus(options?: FocusOptions): void {
    if (!focusFirst(this.renderRoot, options)) super.focus(options);
  }

  handleEvent(event: Event): void {
    unlessPrevented(event, () => {
      this.checked = !this.checked;
      this.#showChecked();
      this.dispatchEvent(changeEvent());
    });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    for (const name of ['type', 'size'] as const) {
      const words: readonly string[] = CHOICES[name];
      if (changed.has(name) && !words.includes(this[name])) warnOnce(this, name, words.join(', '), this[name]);
    }
    if (changed.has('checkable')) this.#wrap();
    if (changed.has('closable')) this.setState('closable', this.closable);
    if (changed.has('disabled')) {
      this.setState('disabled', this.disabled);
      if (this.#check) this.#check.disabled = this.disabled;
    }
    if (this.checkable || changed.has('checkable')) this.#showChecked();
  }

  protected override renderContent(): unknown {
    if (!this.closable) return nothing;
    // The page may change the text of the tag: the name refers to it, between the words before and after it.
    const name = msg(str`Remove ${LABEL}`, {
      id: 'nc.tag.close',
      desc: 'Button in a tag that removes it; the value is the text of the tag',
    });
    const [before = '', after = ''] = name.split(LABEL).map((words) => words.trim());
    return html`<button id="close" part="close" type="button" aria-label=${before || nothing} aria-labelledby=${before ? 'close label after' : 'label after'} ?disabled=${this.disabled} @click=${this.#close}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m7 7 10 10 M17 7 7 17" /></svg>
      <span id="after" hidden>${after}</span>
    </button>`;
  }

  /** The button around the label of a checkable tag. A plain tag has none: pages have thousands of them. */
  get #check(): HTMLButtonElement | null {
    return this.checkable ? (this.renderRoot?.querySelector<HTMLButtonElement>('[part=check]') ?? null) : null;
  }

  #wrap(): void {
    const root = this.renderRoot;
    const slot = root.querySelector('slot')!;
    this.setState('checkable', this.checkable);
    if (!this.checkable) {
      root.prepend(slot);
      root.querySelector('[part=check]')?.remove();
      return;
    }
    const button = this.ownerDocument.createElement('button');
    button.type = 'button';
    button.part.value = 'check';
    button.setAttribute('role', 'checkbox');
    button.disabled = this.disabled;
    button.addEventListener('click', this);
    button.append(slot);
    root.prepend(button);
  }

  #showChecked(): void {
    const isChecked = this.checkable && this.checked;
    this.setState('checked', isChecked);
    if (this.#check) this.#check.ariaChecked = String(isChecked);
  }

  #close(): void {
    const gap = gapOf(this);
    const hadFocus = (this.renderRoot as ShadowRoot).activeElement !== null;
    if (!this.dispatchEvent(new Event('close', { cancelable: true }))) return;
    this.hidden = true;
    // The focus would be lost with the button.
    if (hadFocus) passFocus(gap, (gap.parent as Partial<ShadowRoot>).host ?? (gap.parent as Element));
  }
}
