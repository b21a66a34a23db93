import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { passColors } from '../internal/styles/colors.js';
import type { CloseReason } from '../internal/element/events.js';
import { OverlayElement } from '../internal/overlay/overlay-element.js';
import { jsonConverter, property } from '../internal/element/property.js';
import { roleOf, type ModalButton } from './buttons.js';
import type { ModalField, ModalInput, ModalValue } from './fields.js';
import { modalStyles } from './modal.styles.js';

/** What has an Enter of its own. */
const OWN_ENTER = 'a[href], button, summary, select, textarea, [contenteditable]:not([contenteditable="false"])';

/** Children of the page's own, as opposed to overlays that have come in only to work. */
const OWN_CONTENT = ':not([slot="overlay"], [slot="overlay"] *)';

/** How a modal was answered. */
export interface ModalResult {
  readonly confirm: boolean;
  readonly cancel: boolean;
  /** The text, when `editable` and confirmed. */
  readonly content?: string;
  /** By name what was entered, when there are `inputs` and it was confirmed. */
  readonly values?: Readonly<Record<string, ModalValue>>;
  /** Which of `buttons` was pressed, from 0. */
  readonly tapIndex?: number;
}

type Validatable = Element & Partial<Pick<HTMLInputElement, 'checkValidity' | 'reportValidity'>>;

/** In React a list is a new one at each rendering; what was typed must outlast that. */
const isOther = (list: unknown, old: unknown): boolean => JSON.stringify(list) !== JSON.stringify(old);

let loadedFields: typeof import('./fields.js') | undefined;

/**
 * Asks a question that has to be answered before the page can go on. Escape and Back cancel it; so does a click beside
 * it with `light-dismiss`. Enter in it confirms. It closes only when all fields in it are valid and `canDismiss`, asked
 * with the reason and the result, agrees: a function that returns a promise keeps the pressed button busy meanwhile.
 *
 * @slot - Content of your own, below the text. What has `autofocus` gets the focus.
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
 * @cssprop --nc-modal-confirm-color - Label of the confirm button, which is tinted with it.
 * @cssstate busy - `canDismiss` is thinking about a confirmation.
 */
export class NcModal extends OverlayElement<ModalResult> {
  static override styles = modalStyles;
  static override localized = true;

  /** The heading. */
  @property({ default: '' }) declare title: string;

  /** The text; with `editable`, what stands in the field at first. */
  @property({ default: '' }) declare content: string;

  /** Offers to cancel. (`showModal` of the device bus does unless told not to.) */
  @property({ type: Boolean, attribute: 'show-cancel', default: false }) declare showCancel: boolean;

  /** Label of the cancel button. Default: Cancel, in the language of the app. */
  @property({ attribute: 'cancel-text', default: '' }) declare cancelText: string;

  /** Label of the confirm button. Default: OK, in the language of the app. */
  @property({ attribute: 'confirm-text', default: '' }) declare confirmText: string;

  /** Colour of the cancel button's label. Any CSS colour. */
  @property({ attribute: 'cancel-color', default: '' }) declare cancelColor: string;

  /** Colour of the confirm button's label. Any CSS colour. */
  @property({ attribute: 'confirm-color', default: '' }) declare confirmColor: string;

  /** Asks for a text, which is the result's `content`. */
  @property({ type: Boolean, default: false }) declare editable: boolean;

  /** Shown in the field of `editable` while it is empty. */
  @property({ attribute: 'placeholder-text', default: '' }) declare placeholderText: string;

  /** Fields to fill in, each with a `name`: the result's `values`. JSON as an attribute. */
  @property({ converter: jsonConverter, hasChanged: isOther }) declare inputs: readonly ModalInput[] | undefined;

  /**
   * Other buttons than these two: texts, or `{ text, role }` with the role `confirm`, `cancel` or `destructive`.
   * Which one was pressed is the result's `tapIndex`; all but `cancel` confirm. JSON as an attribute.
   */
  @property({ converter: jsonConverter }) declare buttons: readonly (ModalButton | string)[] | undefined;

  /** A click beside it cancels. */
  @property({ type: Boolean, attribute: 'light-dismiss', default: false }) declare lightDismiss: boolean;

  #fields: readonly ModalField[] = [];
  #loading?: Promise<void>;
  /** Of the buttons, the one that was pressed last, and the one that is busy. */
  #pressed = -1;
  #busy = -1;

  /** Loads what `editable` and `inputs` need, ahead of the first modal that has them. */
  static async loadFields(inputs: readonly ModalInput[] = []): Promise<void> {
    loadedFields ??= await import('./fields.js');
    await loadedFields.loadFields(inputs);
  }

  override handleEvent(event: Event): void {
    if (event.type === 'keydown') this.#handleKey(event as KeyboardEvent);
    else super.handleEvent(event);
  }

  /** @internal */
  protected override resultOf(reason: CloseReason): ModalResult {
    const confirm = reason === 'confirm';
    const isPress = confirm || reason === 'cancel';
    const [first] = this.#fields;
    const values = this.#fields.map((field) => [field.name, loadedFields!.valueOf(field)] as const);
    return {
      confirm,
      cancel: !confirm,
      ...(confirm && this.editable && first && { content: String(values[0]![1]) }),
      ...(confirm && this.inputs && { values: Object.fromEntries(this.editable ? values.slice(1) : values) }),
      ...(isPress && this.buttons?.length && this.#pressed >= 0 && { tapIndex: this.#pressed }),
    };
  }

  protected override get closesOnBackdrop(): boolean {
    return this.lightDismiss;
  }

  protected override takeFocus(): void {
    // Asking makes WebKit lay out what was slotted a moment ago: before that it cannot have the focus.
    this.surface?.getBoundingClientRect();
    for (const element of [
      ...this.querySelectorAll<HTMLElement>('[autofocus]'),
      ...this.querySelectorAll<HTMLElement>(OWN_CONTENT),
    ]) {
      element.focus();
      // Not `:focus`, which nothing matches in a window in the background.
      if ((element.getRootNode() as Document | ShadowRoot).activeElement === element) return;
    }
    (this.#fields[0] ?? this.renderRoot.querySelectorAll<HTMLElement>('#actions button')[this.#main])?.focus();
  }

  protected override raised(): void {
    const body = this.renderRoot.querySelector<HTMLElement>('#body')!;
    // What is too long is read by the keyboard too; not all browsers see to that.
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await this.#loading;
    return super.getUpdateComplete();
  }

  protected override update(changed: PropertyValues): void {
    if (changed.has('open')) this.#pressed = -1;
    if (this.open && ['open', 'editable', 'inputs'].some((name) => changed.has(name))) this.#makeFields();
    super.update(changed);
    passColors(this, changed, '--nc-modal-');
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
    // The empty title keeps the browser from showing the host's as a tooltip.
    return html`<dialog
      id="surface"
      part="surface"
      title=""
      role=${isAlert ? 'alertdialog' : nothing}
      aria-label=${label}
      aria-labelledby=${title ? 'title' : text ? 'content' : nothing}
      aria-describedby=${title && text ? 'content' : nothing}
      @keydown=${this}
    >
      <div id="body">
        <h2 id="title" part="title">${title}</h2>
        <p id="content" part="content">${text}</p>
        <slot></slot>
        ${this.#fields.length ? html`<div id="fields">${this.#fields}</div>` : nothing}
      </div>
      <div id="actions" part="actions" ?data-many=${buttons.length > 2}>
        ${buttons.map(
          (button, index) =>
            html`<button
              type="button"
              part=${roleOf(button)}
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

  /** The button that Enter presses, and that has the focus at first. */
  get #main(): number {
    const roles = this.#buttons.map(roleOf);
    const confirm = roles.lastIndexOf('confirm');
    return confirm < 0 ? Math.max(0, roles.indexOf('cancel')) : confirm;
  }

  #press(index: number): void {
    this.#pressed = index;
    if (roleOf(this.#buttons[index]!) === 'cancel') return this.dismiss('cancel');
    const slotted = this.querySelectorAll<Validatable>('*');
    // All of them are asked: each that is wrong says so.
    const isWrong = (field: Validatable) => field.checkValidity?.() === false;
    const field = this.#fields.filter(isWrong)[0];
    const wrong = [...slotted].filter(isWrong)[0];
    if (field) return loadedFields!.pointTo(field);
    if (wrong) return void wrong.reportValidity?.();
    if (!this.matches(':state(busy)')) this.#busy = index;
    this.dismiss('confirm');
  }

  #handleKey(event: KeyboardEvent): void {
    // 229: the key went to the input method; Safari sends it for the Enter that picks a candidate.
    if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229 || event.repeat) return;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if ((event.composedPath()[0] as Element).closest(OWN_ENTER)) return;
    event.preventDefault();
    const main = this.#main;
    if (roleOf(this.#buttons[main]!) === 'confirm') this.#press(main);
  }

  /** Fields live from one opening to the next: nothing that is drawn anew meanwhile loses what was typed. */
  #makeFields(): void {
    const { editable, inputs = [], content: value, placeholderText: placeholder, title } = this;
    this.#fields = [];
    if (!editable && !inputs.length) return;
    if (!loadedFields?.areLoaded(inputs)) {
      this.#loading = NcModal.loadFields(inputs).then(() => this.#fieldsLoaded(), reportError);
      return;
    }
    const { createField } = loadedFields;
    this.#fields = inputs.map(createField);
    if (!editable) return;
    const field = createField({ name: 'content', value, placeholder });
    field.ariaLabel =
      title || placeholder || msg('Text', { id: 'nc.modal.text', desc: 'Name of the only text field of a dialog' });
    this.#fields = [field, ...this.#fields];
  }

  #fieldsLoaded(): void {
    this.#loading = undefined;
    this.requestUpdate('inputs', null);
    if (this.isShowing) void this.updateComplete.then(() => this.takeFocus());
  }
}
