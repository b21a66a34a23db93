import { html, type PropertyValues } from 'lit';
import { lazy } from '../base/lazy.js';
import { changeEvent, inputEvent } from '../internal/element/events.js';
import { FUNCTION, json, LENGTH, objectOf, UNLESS_FALSE } from '../internal/element/kinds.js';
import { Part } from '../internal/element/parts.js';
import { attribute, property } from '../internal/element/property.js';
import { FormControl, type FormValue } from '../internal/form/form-control.js';
import type { Failure } from '../internal/form/validators.js';
import { renderField, renderRefusal, report, sift, type Refusal } from './choice.js';
import { Entries } from './entries.js';
import { UploaderItemEvent } from './events.js';
import { formDataOf, itemsOf, stateOf } from './form-data.js';
import { Intake, INTAKE_EVENTS, type IntakeHost } from './intake.js';
import { ITEMS, nameOf, type Entry, type UploaderItem } from './items.js';
import { ListInput, type ListInputHost } from './list-input.js';
import { addedText, removedText } from './texts.js';
import type { Upload, Uploads } from './uploads.js';
import { uploaderStyles } from './uploader.styles.js';
import { failureOf } from './validity.js';
import { renderChoose, renderEntry, renderList } from './view.js';
import { viewPictures } from './viewer.js';

const uploadsPart = new Part(lazy(() => import('./uploads.js')));

/**
 * Pictures and files: the user chooses, drops or pastes them, sees them, puts them in order and removes them. Arrow keys
 * go from item to item; with Shift, Alt or Ctrl they move the item. Delete removes it.
 *
 * What is submitted under `name`, in the order of the items: without `upload` and `action` the files themselves, and the
 * `url` of what the server has already. With one of them files are uploaded at once, and the answer to each that is done
 * is submitted: a text as it is, all else as JSON.
 *
 * Pictures that the user adds need `img-src blob:` in a content security policy. Without it they look like files.
 *
 * @slot - Text or a picture for the button that adds files, instead of a plus.
 * @event {Event} input - The user added, removed or moved items. `change` follows.
 * @event {Event} change - The user added, removed or moved items.
 * @event {UploaderFileEvent} reject - A file was not added; fields `file`, `reason` (`type`, `size`, `count`).
 * @event {UploaderFileEvent} oversize - A file was not added since it is larger than `max-size`. `reject` follows.
 * @event {UploaderItemEvent} delete - The user removes an item; fields `item`, `index`. `preventDefault()` keeps it.
 * @event {UploaderItemEvent} clickpreview - The user chose an item; fields `item`, `index`. `preventDefault()` keeps the image viewer
 *   closed.
 * @event {UploaderItemEvent} retry - The user retries a failed upload; fields `item`, `index`. `preventDefault()` leaves it as it is.
 * @event {UploaderItemEvent} progress - A part of a file is uploaded; fields `item`, `index`.
 * @event {UploaderItemEvent} success - A file is uploaded; fields `item`, whose `answer` is new, and `index`.
 * @event {UploaderItemEvent} fail - An upload has failed; fields `item`, `index`, `error`.
 * @csspart label - The label above.
 * @csspart list - The items, and the button that adds some.
 * @csspart item - An item.
 * @csspart preview - The button that shows an item on the whole screen.
 * @csspart image - Its picture.
 * @csspart name - The name of the file.
 * @csspart status - How far its upload is.
 * @csspart delete - The button that removes it.
 * @csspart choose - The button that adds files.
 * @csspart move - The button that picks an item up: the next tap puts it where another one is.
 * @csspart refusal - Why a file was not added.
 * @csspart message - What is wrong.
 * @cssprop --nc-uploader-size - Width and height of items in a grid. Default: `preview-size`.
 * @cssprop --nc-uploader-background - Background of items and of the button.
 * @cssstate dropping - The user drags files over it.
 * @cssstate disabled - The control or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcUploader extends FormControl {
  static override styles = uploaderStyles;
  static override localized = true;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  static override formProperties: ReadonlySet<PropertyKey> = new Set(
    [...FormControl.formProperties].concat('name maxCount multiple allowPending upload action'.split(' ')),
  );

  /** The items are not, or no longer, those of `defaultValue`. */
  #isGiven = false;
  /** The user has changed the items. */
  #isEdited = false;
  #refusals: readonly Refusal[] = [];
  #said = '';
  readonly #entries = new Entries({
    changed: () => {
      this.sync();
      this.requestUpdate('value', null);
    },
    left: (entry) => this.#pause(entry),
  });
  #uploads: Uploads | undefined;
  readonly #hands: ListInputHost & IntakeHost = {
    element: this,
    entries: () => this.#list,
    isFixed: () => this.readonly || this.isDisabled,
    dropping: (on) => this.setState('dropping', on),
    open: () => this.chooseFile(),
    add: (files) => this.#add(files),
    choose: (entry) => this.#choose(entry),
    remove: (entry) => this.#remove(entry),
    move: (from, to, text) => this.#move(from, to, text),
    say: (text) => this.#say(text),
  };
  readonly #input = new ListInput(this.#hands);
  readonly #intake = new Intake(this.#hands);

  /** A visible label above. Labels of the page (`<label for>`) work as well. */
  @property({ default: '' }) declare label: string;

  /** The types of files that the user may add, as of a native file field: `image/*,.pdf`. Default: all. */
  @property({ default: '' }) declare accept: string;

  /** Whether the user may choose several files at once. Default: false. */
  @property({ type: Boolean, default: false }) declare multiple: boolean;

  /** On phones, opens the camera instead of the file dialog: `user` or `environment`. Default: none. */
  @property({ default: '' }) declare capture: string;

  /** How many items there may be. Default: 1, with `multiple` any number. */
  @property({ type: Number, attribute: 'max-count' }) declare maxCount?: number;

  /** The largest file that may be added, in bytes. Default: any. */
  @property({ type: Number, attribute: 'max-size', default: Infinity }) declare maxSize: number;

  /** How items look: `grid`, previews beside each other (default), or `list`, rows with name and size. */
  @attribute({ type: String, default: 'grid' }) declare mode: 'grid' | 'list';

  /** Width and height of the previews in a grid, in px. Default: 80. */
  @property({ type: LENGTH, attribute: 'preview-size', default: 80 }) declare previewSize: number;

  /** How pictures fill their preview: a value of the CSS property `object-fit`. Default: `cover`. */
  @property({ attribute: 'image-fit', default: 'cover' }) declare imageFit: string;

  /** Whether a tap on a picture shows it on the whole screen. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'preview-full-image', default: true }) declare previewFullImage: boolean;

  /** Whether the user may remove items. Default: true. */
  @property({ type: UNLESS_FALSE, default: true }) declare deletable: boolean;

  /** Whether there is a button that adds files. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'show-upload', default: true }) declare showUpload: boolean;

  /** Text of that button. Default: a plus; its name for screen readers is in the language of the app. */
  @property({ attribute: 'upload-text', default: '' }) declare uploadText: string;

  /** Sends a file, when the user has added it: `(file, { signal, progress }) => Promise<answer>`. */
  @property({ type: FUNCTION, attribute: false }) declare upload?: Upload;

  /** Without `upload`: the URL that each file is sent to, by POST as `multipart/form-data`. JSON answers are parsed. */
  @property({ default: '' }) declare action: string;

  /** Headers of these requests. JSON as an attribute. */
  @property({ type: json(objectOf({})), default: {} }) declare headers: Readonly<Record<string, string>>;

  /** Name of the file in these requests. Default: `file`. */
  @property({ attribute: 'field-name', default: 'file' }) declare fieldName: string;

  /** Whether these requests carry cookies to other origins. Default: false. */
  @property({ type: Boolean, attribute: 'with-credentials', default: false }) declare withCredentials: boolean;

  /** After how many ms without progress such a request has failed; 0: never. Default: 60000. */
  @property({ type: Number, default: 60_000 }) declare timeout: number;

  /** Whether it is valid while files are not uploaded. Those are not submitted. Default: false. */
  @property({ type: Boolean, attribute: 'allow-pending', default: false }) declare allowPending: boolean;

  /** The initial items, and those that a form reset returns to: as `value`. JSON as an attribute. */
  @property({ type: ITEMS, attribute: 'value', default: [] }) declare defaultValue: readonly (UploaderItem | string)[];

  /**
   * The items: `{ url, name, file, status, percent, message, answer }`. Each change makes another object of an item. An
   * object from an earlier `value` stands for its item as that is now. Setting it fires no event; URLs may stand for items.
   */
  @property({ type: ITEMS, attribute: false, noAccessor: true })
  get value(): readonly UploaderItem[] {
    return this.#entries.items;
  }
  set value(value: readonly (UploaderItem | string)[] | null | undefined) {
    this.#isGiven = true;
    this.#entries.show(value ?? []);
  }

  constructor() {
    super();
    for (const type of INTAKE_EVENTS) this.addEventListener(type, this);
  }

  /** `file`, as of a native file field. */
  get type(): 'file' {
    return 'file';
  }

  /** The files that the user has added, in their order. */
  get files(): readonly File[] {
    return this.value.flatMap(({ file }) => (file ? [file as File] : []));
  }

  /** Lets the user choose files. Browsers allow it only in a click or key press; else it does nothing. */
  chooseFile(): void {
    try {
      if (!this.#hands.isFixed()) this.#field.showPicker();
    } catch {
      // Not in a click or key press.
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role ??= 'group';
    if (this.hasUpdated) this.requestUpdate('value', null);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#input.cancel();
    // Uploads go on if it only moves to another place.
    queueMicrotask(() => {
      if (this.isConnected) return;
      for (const entry of this.#list) this.#pause(entry);
      this.renderRoot.querySelector('nc-image-viewer')?.remove();
    });
  }

  override requestUpdate(...change: Parameters<FormControl['requestUpdate']>): void {
    super.requestUpdate(...change);
    if (change[0] === 'defaultValue' && !this.#isGiven) this.#entries.show(this.defaultValue);
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    const { type } = event;
    // That of the file field: the uploader has the files with `change`, and fires its own.
    if (type === 'input' && event.composedPath()[0] === this.#field) event.stopImmediatePropagation();
    else if (type === 'focusout' && this.#isEdited) this.interacted();
    else if (INTAKE_EVENTS.includes(type)) this.#intake.handle(event);
  }

  protected override formValue(): FormValue {
    return this.name ? formDataOf(this.name, this.value, this.#sends) : null;
  }

  protected override formState(): FormValue {
    return stateOf(this.value);
  }

  protected override resetValue(): void {
    this.#isGiven = this.#isEdited = false;
    this.#refusals = [];
    this.#entries.show(this.defaultValue);
  }

  protected override restoreValue(state: FormValue): void {
    this.value = itemsOf(state);
  }

  protected override failure(): Failure | null {
    return failureOf(this, this.#most, this.#sends);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { label, previewSize, renderRoot } = this;
    const { style } = renderRoot.querySelector('ul')!;
    if (changed.has('label')) this.nameBy(label);
    if (changed.has('previewSize')) style.setProperty('--_size', `max(${previewSize}px, ${previewSize / 16}rem)`);
    if (changed.has('imageFit')) style.setProperty('--_fit', this.imageFit);
    this.#input.updated();
    if (this.#sends) uploadsPart.use(this, (module) => this.#fill(module.Uploads));
  }

  protected override renderContent(): unknown {
    const { accept, label, uploadText } = this;
    const isOpen = this.showUpload && !this.readonly && this.#list.length < this.#most;
    const tiles = this.#list.map((entry) => [entry, this.#renderEntry(entry)] as const);
    const choose = renderChoose({ isOpen, isDisabled: this.isDisabled, accept, text: uploadText });
    return html`<div part="label">${label}</div>
      ${renderList(tiles, choose, this.mode, this.#input)}
      ${renderField(this, this.#hands.add)}
      <div role="status">${this.#refusals.map((refusal) => renderRefusal(refusal, this))}</div>
      ${this.renderNotes()}
      <span class="unseen" role="status">${this.#said}</span>`;
  }

  get #field(): HTMLInputElement {
    return this.renderRoot.querySelector('input')!;
  }

  get #list(): readonly Entry[] {
    return this.#entries.list;
  }

  /** Whether files are uploaded as the user adds them. */
  get #sends(): boolean {
    return Boolean(this.upload ?? this.action);
  }

  get #most(): number {
    return this.maxCount ?? (this.multiple ? Infinity : 1);
  }

  #fill(Uploader: typeof Uploads): void {
    this.#uploads ??= new Uploader({
      element: this,
      entries: () => this.#list,
      patch: (entry, fields) => this.#entries.patch(entry, fields),
      fire: (type, entry, options) => this.#fire(type, entry, options),
      say: this.#hands.say,
    });
    if (this.isConnected) this.#uploads.fill();
  }

  /** Ends what an item does only while it is on the page. */
  #pause(entry: Entry): void {
    entry.release();
    if (this.#uploads?.stop(entry)) this.#entries.patch(entry, { status: 'waiting', percent: 0 });
  }

  #fire(type: string, entry: Entry, options?: EventInit & { readonly error?: unknown }): boolean {
    return this.dispatchEvent(new UploaderItemEvent(type, entry.item, this.#list.indexOf(entry), options));
  }

  #say(text: string): void {
    this.#said = text;
    this.requestUpdate('value', null);
  }

  /** The user has changed the items. If what had the focus is gone, the item at `next` gets it. */
  #notify(list: readonly Entry[], next = Infinity): void {
    const root = this.renderRoot as ShadowRoot;
    const focused = root.activeElement as HTMLElement | null;
    this.#isGiven = this.#isEdited = true;
    this.#entries.replace(list);
    this.syncUserValue();
    this.dispatchEvent(inputEvent());
    this.dispatchEvent(changeEvent());
    this.performUpdate();
    const { stops } = this.#input;
    const target = focused?.checkVisibility() ? focused : focused && (stops[next] ?? stops.at(-1));
    if (target !== root.activeElement) target?.focus();
  }

  #add(files: readonly File[]): void {
    if (this.#hands.isFixed()) return;
    const list = this.#list;
    const { added, refusals } = sift(files, this, this.#most, list.length);
    this.#refusals = refusals;
    const [first] = added;
    this.#say(first ? addedText(nameOf({ file: first }), added.length) : '');
    const status = this.#sends ? { status: 'waiting' as const } : {};
    const entries = added.map((file) => this.#entries.create({ file, name: nameOf({ file }), ...status }));
    if (entries.length > 0) this.#notify([...list, ...entries]);
    report(this, refusals);
  }

  #remove(entry: Entry): void {
    if (this.#hands.isFixed() || !this.deletable || !this.#fire('delete', entry, { cancelable: true })) return;
    const index = this.#list.indexOf(entry);
    if (index < 0) return;
    this.#refusals = [];
    this.#say(removedText(nameOf(entry.item)));
    this.#notify(
      this.#list.filter((other) => other !== entry),
      index,
    );
  }

  #move(from: number, to: number, text: string): void {
    const list = [...this.#list];
    const [entry] = list.splice(from, 1);
    list.splice(to, 0, entry!);
    this.#say(text);
    this.#notify(list);
  }

  /** The user chose an item: shows its picture, or uploads it once more. */
  #choose(entry: Entry): void {
    const { isPicture, item } = entry;
    if (item.status !== 'failed') {
      const views = this.#fire('clickpreview', entry, { cancelable: true }) && this.previewFullImage && isPicture;
      if (views) viewPictures(this, this.#list, entry);
    } else if (!this.#hands.isFixed() && this.#fire('retry', entry, { cancelable: true }) && this.#sends && item.file) {
      this.#entries.patch(entry, { status: 'waiting', percent: 0, message: undefined });
    }
  }

  #renderEntry(entry: Entry): unknown {
    return renderEntry(entry, {
      element: this,
      isDisabled: this.isDisabled,
      isRemovable: this.deletable && !this.readonly,
      isMovable: this.#input.canOrder,
      isRetryable: this.#sends && !this.readonly,
      showsSize: this.mode === 'list',
      broke: () => {
        entry.isBroken = true;
        entry.release();
        this.requestUpdate('value', null);
      },
    });
  }
}
