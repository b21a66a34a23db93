import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { lazy } from '../base/lazy.js';
import type { CloseReason } from '../internal/element/events.js';
import { Part } from '../internal/element/parts.js';
import { LEFT_OUT } from '../internal/element/kinds.js';
import { property } from '../internal/element/property.js';
import { OverlayElement } from '../internal/overlay/overlay-element.js';
import { passColors } from '../internal/styles/colors.js';
import { BUTTONS, roleOf, type ModalButton } from './buttons.js';
import { INPUTS } from './inputs.js';
import type { Fields, ModalInput, ModalValue } from './fields.js';
import { modalStyles } from './modal.styles.js';

/** Elements that handle Enter themselves. */
const OWN_ENTER = 'a[href], button, summary, select, textarea, [contenteditable]:not([contenteditable="false"])';

/** The page's own content, without overlays that were put into it. */
const OWN_CONTENT = ':not([slot="overlay"], [slot="overlay"] *)';

/** The answer to a modal. */
export interface ModalResult {
  readonly confirm: boolean;
  readonly cancel: boolean;
  /** The text, if `editable` and confirmed. */
  readonly content?: string;
  /** The values of the `inputs` by name, if confirmed. */
  readonly values?: Readonly<Record<string, ModalValue>>;
  /** Index in `buttons` of the pressed one, from 0. */
  readonly tapIndex?: number;
}

/** Black or white: the one with more contrast to the page's color. */
const BLACK_OR_WHITE = 'lab(from var(--nc-modal-confirm-color) calc((49.5 - l) * infinity) 0 0)';

type Validatable = Element & Partial<Pick<HTMLInputElement, 'checkValidity' | 'reportValidity'>>;

/** React makes a new list at each rendering: an equal one must not replace the fields, and what was entered. */
function isDifferent(list: unknown, old: unknown): boolean {
  try {
    return JSON.stringify(list) !== JSON.stringify(old);
  } catch {
    return list !== old; // It holds what JSON cannot, in a property that is not ours.
  }
}

const fieldsPart = new Part(lazy(() => import('./fields.js')));

/**
 * A dialog that asks a question and blocks the page until the user answers. Enter confirms. Escape, Back and, with
 * `light-dismiss`, a click beside it cancel. It confirms only if all fields in it are valid and `canDismiss`, which is
 * called with the reason and the result, agrees. While `canDismiss` has not answered yet, the pressed button is busy.
 *
 * @slot - Content of your own, below the text. An element with `autofocus` gets the focus.
 * @slot overlay - For other overlays that must work while this one is open, such as a toast.
 * @event {OpenEvent} open - It is on screen.
 * @event {CloseEvent<ModalResult>} close - It has closed. `result`: `{ confirm, cancel, content, values, tapIndex }`;
 * `reason`: `confirm`, `cancel`, `escape`, `back`, `backdrop` or `api`.
 * @csspart surface - The dialog.
 * @csspart title - The heading.
 * @csspart content - The text.
 * @csspart actions - The row of buttons.
 * @csspart cancel - The button that cancels.
 * @csspart confirm - The button that confirms.
 * @csspart destructive - A button with that role.
 * @cssprop --nc-modal-background - Background.
 * @cssprop --nc-modal-color - Text.
 * @cssprop --nc-modal-cancel-color - Label of the cancel button.
 * @cssprop --nc-modal-confirm-color - The confirm button: its fill, or its label where another one is filled.
 * @cssprop --nc-modal-on-confirm-color - Label of the confirm button on its fill. For `confirm-color`: black or white.
 * @cssprop --nc-button-radius - Corners of the buttons; default those of `--nc-radius-md`.
 * @cssstate busy - The user has confirmed, and `canDismiss` has not answered yet.
 */
export class NcModal extends OverlayElement<ModalResult> {
  static override styles = modalStyles;
  static override localized = true;

  /** The heading. */
  @property({ default: '' }) declare title: string;

  /** The text. With `editable`: the first value of the field. */
  @property({ default: '' }) declare content: string;

  /** Shows a cancel button. Default: false (`showModal` of the device bus: true). */
  @property({ type: Boolean, attribute: 'show-cancel', default: false }) declare showCancel: boolean;

  /** Label of the cancel button. Default: Cancel, in the language of the app. */
  @property({ attribute: 'cancel-text', default: '' }) declare cancelText: string;

  /** Label of the confirm button. Default: OK, in the language of the app. */
  @property({ attribute: 'confirm-text', default: '' }) declare confirmText: string;

  /** Color of the cancel button's label. Any CSS color. */
  @property({ attribute: 'cancel-color', default: '' }) declare cancelColor: string;

  /** Fill of the confirm button, with a label in black or white on it. Any CSS color. */
  @property({ attribute: 'confirm-color', default: '' }) declare confirmColor: string;

  /** Shows a text field. Its value is the result's `content`. */
  @property({ type: Boolean, default: false }) declare editable: boolean;

  /** Placeholder of the field of `editable`. */
  @property({ attribute: 'placeholder-text', default: '' }) declare placeholderText: string;

  /** Fields to fill in, each with a `name`. Their values are the result's `values`. JSON as an attribute. */
  @property({ type: INPUTS, hasChanged: isDifferent }) declare inputs: readonly ModalInput[] | undefined;

  /**
   * Replaces the two buttons: texts, or `{ text, role }` with the role `confirm`, `cancel` or `destructive`. All but
   * `cancel` confirm. The result's `tapIndex` is the index of the pressed one. JSON as an attribute.
   */
  @property({ type: BUTTONS }) declare buttons: readonly (ModalButton | string)[] | undefined;

  /** Whether a click beside it cancels. */
  @property({ type: Boolean, attribute: 'light-dismiss', default: false }) declare lightDismiss: boolean;

  #fields?: Fields | undefined;
  /** It opened before its fields had loaded, and is not seen without them. */
  #awaitsFields = false;
  /** They could not be loaded: it is seen without them until it opens again. */
  #lostFields = false;
  /** Index of the button that was pressed last, and of the one that is busy. */
  #pressed = -1;
  #busy = -1;

  /** Loads the code of `editable` and `inputs` ahead of the first modal that needs it. Resolves to false if that fails. */
  static async loadFields(): Promise<boolean> {
    return (await fieldsPart.load()) !== undefined;
  }

  override handleEvent(event: Event): void {
    if (event.type === 'keydown') this.#handleKey(event as KeyboardEvent);
    else super.handleEvent(event);
  }

  /** @internal */
  protected override resultOf(reason: CloseReason): ModalResult {
    const confirm = reason === 'confirm';
    const isPress = confirm || reason === 'cancel';
    const fields = this.#fields;
    return {
      confirm,
      cancel: !confirm,
      ...(confirm && this.editable && fields && { content: fields.text }),
      ...(confirm && this.inputs && { values: fields?.values ?? {} }),
      ...(isPress && this.buttons?.length && this.#pressed >= 0 && { tapIndex: this.#pressed }),
    };
  }

  protected override get closesOnBackdrop(): boolean {
    return this.lightDismiss;
  }

  protected override takeFocus(): void {
    // Makes WebKit lay out elements that were slotted just now: before that they cannot be focused.
    this.surface?.getBoundingClientRect();
    for (const element of [
      ...this.querySelectorAll<HTMLElement>('[autofocus]'),
      ...this.querySelectorAll<HTMLElement>(OWN_CONTENT),
    ]) {
      element.focus();
      // Not `:focus`, which matches nothing in a window in the background.
      if ((element.getRootNode() as Document | ShadowRoot).activeElement === element) return;
    }
    (
      this.#fields?.elements[0] ?? this.renderRoot.querySelectorAll<HTMLElement>('#actions button')[this.#main]
    )?.focus();
  }

  protected override raised(): void {
    const body = this.renderRoot.querySelector<HTMLElement>('#body')!;
    // The keyboard scrolls it in every browser only if it is focusable.
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
  }

  protected override update(changed: PropertyValues): void {
    if (changed.has('open')) this.#pressed = -1;
    if (this.open && ['open', 'editable', 'inputs'].some((name) => changed.has(name))) {
      this.#fields = undefined;
      this.#awaitsFields = false;
      this.#lostFields = false;
    }
    if (this.open) this.#createFields();
    super.update(changed);
    passColors(this, changed, '--nc-modal-');
    if (changed.has('confirmColor'))
      this.style.setProperty('--nc-modal-on-confirm-color', this.confirmColor ? BLACK_OR_WHITE : '');
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.#awaitsFields || this.#isWaiting) return;
    this.#awaitsFields = false;
    if (this.isShowing) this.takeFocus();
  }

  protected override renderSurface(): unknown {
    const { title, content, editable } = this;
    const buttons = this.#buttons;
    const text = editable ? '' : content;
    const isAlert = !editable && !this.inputs?.length && !this.querySelector(OWN_CONTENT);
    const label =
      title || text
        ? nothing
        : this.ariaLabel ||
          msg('Dialog', { id: 'nc.modal.label', desc: 'Dialog without a heading, for screen readers' });
    const busy = this.matches(':state(busy)') ? this.#busy : -1;
    const filled = this.#filled;
    // The empty title keeps the browser from showing the host's as a tooltip.
    return html`<dialog
      id="surface"
      part="surface"
      title=""
      role=${isAlert ? 'alertdialog' : nothing}
      aria-label=${label}
      aria-labelledby=${title ? 'title' : text ? 'content' : nothing}
      aria-describedby=${title && text ? 'content' : nothing}
      ?data-waiting=${this.#isWaiting}
      @keydown=${this}
    >
      <div id="body">
        <h2 id="title" part="title">${title}</h2>
        <p id="content" part="content">${text}</p>
        <slot></slot>
        ${this.#fields ? html`<div id="fields">${this.#fields.elements}</div>` : nothing}
      </div>
      <div id="actions" part="actions" ?data-many=${buttons.length > 2}>
        ${buttons.map((button, index) =>
          button === LEFT_OUT
            ? nothing
            : html`<button
              type="button"
              part=${roleOf(button)}
              ?data-filled=${index === filled}
              aria-busy=${busy === index ? 'true' : nothing}
              @click=${() => this.#press(index)}
            >
              ${button.text}
            </button>`,
        )}
      </div>
      <slot name="overlay"></slot>
    </dialog>`;
  }

  get #buttons(): readonly ModalButton[] {
    const { buttons, showCancel, cancelText, confirmText } = this;
    if (buttons?.length) return buttons.map((button) => (typeof button === 'string' ? { text: button } : button));
    const confirm: ModalButton = {
      text: confirmText || msg('OK', { id: 'nc.modal.confirm', desc: 'Button that agrees with what a dialog says' }),
      role: 'confirm',
    };
    if (!showCancel) return [confirm];
    const text =
      cancelText || msg('Cancel', { id: 'nc.modal.cancel', desc: 'Button that closes a dialog without effect' });
    return [{ text, role: 'cancel' }, confirm];
  }

  /** Index of the button that Enter presses and that has the focus at first. */
  get #main(): number {
    const roles = this.#buttons.map(roleOf);
    const confirm = roles.lastIndexOf('confirm');
    return confirm < 0 ? Math.max(0, roles.indexOf('cancel')) : confirm;
  }

  /** Index of the one button that stands out: it confirms, or without any such it destroys. */
  get #filled(): number {
    const roles = this.#buttons.map(roleOf);
    const confirm = roles.lastIndexOf('confirm');
    return confirm < 0 ? roles.lastIndexOf('destructive') : confirm;
  }

  #press(index: number): void {
    this.#pressed = index;
    if (roleOf(this.#buttons[index]!) === 'cancel') return this.dismiss('cancel');
    const slotted = this.querySelectorAll<Validatable>('*');
    // All of them are checked, so that each invalid one shows its message.
    const invalidField = this.#fields?.findInvalid();
    const [invalid] = [...slotted].filter((element) => element.checkValidity?.() === false);
    if (invalidField) return this.#fields!.pointTo(invalidField);
    if (invalid) return void invalid.reportValidity?.();
    if (!this.matches(':state(busy)')) this.#busy = index;
    this.dismiss('confirm');
  }

  #handleKey(event: KeyboardEvent): void {
    // 229: the input method has handled the key. Safari sends it for the Enter that commits a candidate.
    if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229 || event.repeat) return;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if ((event.composedPath()[0] as Element).closest(OWN_ENTER)) return;
    event.preventDefault();
    const main = this.#main;
    if (roleOf(this.#buttons[main]!) === 'confirm') this.#press(main);
  }

  #showWithoutFields(): void {
    if (!this.#isWaiting) return;
    this.#lostFields = true;
    this.requestUpdate();
  }

  get #isWaiting(): boolean {
    return this.#awaitsFields && !this.#fields && !this.#lostFields;
  }

  #createFields(): void {
    const { editable, inputs = [], content: value, placeholderText: placeholder, title } = this;
    if (this.#fields || this.#lostFields || (!editable && !inputs.length)) return;
    const module = fieldsPart.get(this);
    if (!module) {
      if (!this.#awaitsFields) void fieldsPart.load().then((loaded) => loaded || this.#showWithoutFields());
      this.#awaitsFields = true;
      return;
    }
    const label =
      title || placeholder || msg('Text', { id: 'nc.modal.text', desc: 'Name of the only text field of a dialog' });
    const text = { input: { name: 'content', value, placeholder }, label };
    this.#fields = new module.Fields(inputs, editable ? text : undefined);
  }
}
