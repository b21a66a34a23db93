import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { actByKey, unlessPrevented } from '../internal/element/after-dispatch.js';
import { ValueEvent } from '../internal/element/events.js';
import { json, LENGTH, listOf, TEXT } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { property } from '../internal/element/property.js';
import { boxOf } from '../internal/element/scale.js';
import { isElement, viewOf } from '../internal/element/view.js';
import { CONTROL_PRIORITY, gestureArena, type Gesture } from '../internal/gesture/arena.js';
import { canDragThumb } from '../internal/gesture/thumb-drag.js';
import { ChildWatch } from '../internal/observe/children.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import { foldText } from '../internal/text/fold.js';
import { indexListStyles } from './index-list.styles.js';
import { Sections } from './sections.js';

/** Stands for letters for which there is no room. */
const DOT = '•';

/** The fewest letters, and dots, that are shown. */
const FEWEST = 3;

/**
 * Sections with their letters beside them. A press or a drag along the letters, or a key, scrolls to a section. To
 * assistive technology the letters are a slider.
 *
 * The sections are the groups of an `nc-list` inside, or elements with `data-letter`: `<section data-letter="A">`. They
 * scroll with the page, with what is around the element, or with the element or the list if that scrolls itself.
 *
 * @slot - An `nc-list` with groups, or the sections.
 * @event {ValueEvent<string>} change - Another section is in view, because the user chose its letter or scrolled; `value` is
 *   its letter. It bubbles.
 * @csspart letters - The letters.
 * @csspart letter - A letter, or a dot where letters are left out.
 * @csspart letter-active - The letter of the section in view.
 * @csspart letter-empty - A letter without a section.
 * @csspart bubble - What shows the letter large while the user drags or uses keys.
 * @cssprop --nc-index-list-color - Color of the letters, and background of the active one and of the bubble.
 * @cssprop --nc-index-list-active-color - Color of the active letter, and of the one in the bubble.
 * @cssstate choosing - The user holds the letters, or chooses by keys: the bubble is shown.
 */
export class NcIndexList extends NcElement implements SizeWatcher {
  static override styles = indexListStyles;
  static override childWatch = new ChildWatch({ deep: true, attributes: ['data-letter'] });
  static override localized = true;

  /** Setting them does something: React sets them when they change only. */
  static readonly commands = new Set(['active']);

  readonly #sections = new Sections(this);
  #active = '';
  /** Where to go as soon as the section is there. */
  #wanted: string | undefined;
  /** The letter that user or code chose, until the user scrolls to another section. */
  #chosen = '';
  /** How many letters there is room for. */
  #room = Infinity;
  #cancelDrag: (() => void) | undefined;
  #frame = 0;
  /** Settles when the section that was gone to is there. Until then another one may be in view. */
  #arrival: Promise<void> | undefined;
  /** What fires `scroll`. */
  #source: EventTarget | undefined;
  /** Whose size counts. */
  #watched: readonly Element[] = [];

  /** The letters, in their order. The attribute is JSON. Default: those of the sections. */
  @property({ type: json(listOf(TEXT, 'a list of letters')) }) declare indexes: readonly string[] | undefined;

  /** Distance from the start of the view at which sections begin, such as the height of a bar that stays there, in px. Default: 0. */
  @property({ type: LENGTH, default: 0 }) declare offset: number;

  /** Accessible name of the letters. Default: `Letters`. */
  @property({ default: '' }) declare label: string;

  /** The letter of the section in view. Setting it scrolls there, and fires no event; the section may come later. */
  @property({ noAccessor: true })
  get active(): string {
    return this.#wanted ?? this.#active;
  }
  set active(letter: string | null | undefined) {
    this.#wanted = letter || undefined;
    this.requestUpdate('active', null);
  }

  constructor() {
    super();
    this.addEventListener('nc-groups', this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#refresh();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cancelDrag?.();
    this.#watch(undefined, []);
    this.#wanted ??= this.#chosen || undefined; // Where it stands when it comes back.
    viewOf(this).cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  protected override placeChanged(): void {
    super.placeChanged();
    this.#refresh();
  }

  handleEvent(event: Event): void {
    const { type } = event;
    if (type === 'keydown') this.#handleKey(event as KeyboardEvent);
    else if (type === 'pointerdown') this.#handlePress(event as PointerEvent);
    else if (type === 'blur') this.setState('choosing', false);
    else if (type === 'scroll') this.#frame ||= viewOf(this).requestAnimationFrame(() => this.#handleScroll());
    else this.#refresh();
  }

  /** @internal */
  resized(): void {
    const [strip, box] = [this.#strip, this.#box];
    if (!strip || !box) return;
    this.#measureView();
    const { height } = box.firstElementChild!.getBoundingClientRect();
    const room = height ? Math.floor(strip.getBoundingClientRect().height / height) : Infinity;
    if (room === this.#room) return;
    this.#room = room;
    this.requestUpdate();
  }

  /** Gives the letters the focus. */
  override focus(options?: FocusOptions): void {
    if (this.isUpdatePending && this.isConnected) this.performUpdate();
    if (this.#box) this.#box.focus(options);
    else super.focus(options);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('offset')) this.style.setProperty('--nc-index-list-offset', `${this.offset}px`);
    if (!this.isConnected) return;
    this.#watch(this.#sections.findScroller(), [this.#strip, this.#box]);
    this.#measureView();
    const wanted = this.#wanted;
    if (wanted && this.#sections.has(wanted)) this.#goTo(wanted);
    else this.#follow();
    this.#show();
  }

  protected override renderContent(): unknown {
    const letters = this.#letters;
    return html`${letters.length > 1 ? this.#renderStrip(letters) : nothing}<slot></slot>`;
  }

  #renderStrip(letters: readonly string[]): TemplateResult {
    const name = msg('Letters', {
      id: 'nc.index-list.label',
      desc: 'Name of the letters beside a list, which lead to its sections',
    });
    const partOf = (letter: string) =>
      letter === DOT || this.#sections.has(letter) ? 'letter' : 'letter letter-empty';
    return html`<div id="strip">
      <div
        part="letters"
        role="slider"
        tabindex="0"
        aria-label=${this.label || name}
        aria-orientation="vertical"
        aria-valuemin="1"
        aria-valuemax=${letters.length}
        @blur=${this}
        @keydown=${this}
        @pointerdown=${this}
      >
        ${this.#slotsFor(letters).map((letter) => html`<span part=${partOf(letter)} aria-hidden="true">${letter}</span>`)}
        <span part="bubble" aria-hidden="true"></span>
      </div>
    </div>`;
  }

  get #letters(): readonly string[] {
    return this.indexes ? [...new Set(this.indexes)].filter(Boolean) : this.#sections.letters;
  }

  /** What is shown: where there is too little room, every other place is a dot for the letters that are left out. */
  #slotsFor(letters: readonly string[]): readonly string[] {
    const last = letters.length - 1;
    if (last < this.#room) return letters;
    const count = Math.max(FEWEST, this.#room - ((this.#room + 1) % 2));
    return Array.from({ length: count }, (_, slot) =>
      slot % 2 ? DOT : letters[Math.round((slot / (count - 1)) * last)]!,
    );
  }

  get #strip(): HTMLElement | null {
    return this.renderRoot.querySelector('#strip');
  }

  get #box(): HTMLElement | null {
    return this.renderRoot.querySelector('[role]');
  }

  get #slots(): readonly HTMLElement[] {
    return [...(this.#box?.querySelectorAll<HTMLElement>('[part~=letter]') ?? [])];
  }

  /** The sections may be others. */
  #refresh(): void {
    this.#sections.read();
    this.requestUpdate();
  }

  /** @internal Something has changed anywhere inside, such as the rows of a list. */
  override childrenChanged(records: readonly MutationRecord[] = []): void {
    const before = this.#sections.letters.join();
    this.#sections.read();
    const isDeep = records.length > 0 && records.every(({ target }) => target !== this);
    if (!isDeep || this.#sections.letters.join() !== before) this.requestUpdate();
  }

  #watch(scroller: HTMLElement | undefined, parts: readonly (Element | null)[]): void {
    const { scrollingElement } = this.ownerDocument;
    // The page fires its `scroll` at the document.
    const source = scroller === scrollingElement ? this.ownerDocument : scroller;
    if (source !== this.#source) {
      this.#source?.removeEventListener('scroll', this);
      source?.addEventListener('scroll', this, { passive: true });
      this.#source = source;
    }
    const watched = [...parts, scroller].filter((each): each is Element => isElement(each));
    for (const each of this.#watched) if (!watched.includes(each)) unwatchSize(each, this);
    for (const each of watched) if (!this.#watched.includes(each)) watchSize(each, this);
    this.#watched = watched;
  }

  /** The letters are as high as the view at most. */
  #measureView(): void {
    const source = this.#source;
    const size = isElement(source) ? `${source.clientHeight}px` : '';
    this.#strip?.style.setProperty('--_view', size);
  }

  /** Shows which section is in view. */
  #show(): void {
    const box = this.#box;
    if (!box) return;
    const letters = this.#letters;
    const slots = this.#slots;
    const active = this.#active;
    const last = letters.length - 1;
    const index = Math.max(0, letters.indexOf(active));
    const place = (index / last) * (slots.length - 1);
    let shown = Math.round(place);
    // It is one of those that a dot stands for.
    if (slots.length <= last && slots[shown]!.textContent !== active && shown % 2 === 0)
      shown += place > shown ? 1 : -1;
    slots.forEach((slot, at) => slot.part.toggle('letter-active', at === shown && letters.includes(active)));
    box.style.setProperty('--_at', `${((shown + 0.5) / slots.length) * 100}%`);
    box.lastElementChild!.textContent = active;
    // As every upright slider: the highest value is at the top.
    box.ariaValueNow = String(letters.length - index);
    box.ariaValueText = active;
  }

  #goTo(letter: string): void {
    this.#wanted = undefined;
    this.#chosen = letter;
    this.#active = letter;
    const arrival = this.#sections.go(letter, this.offset).then(() => {
      if (arrival !== this.#arrival) return;
      this.#arrival = undefined;
      if (this.isConnected) this.#handleScroll();
    });
    this.#arrival = arrival;
  }

  /** The user chooses a letter. */
  #pick(letter: string | undefined): void {
    if (letter === undefined) return;
    const before = this.#active;
    this.#goTo(letter);
    this.#announce(before);
  }

  /** The section in view is another one. */
  #follow(): void {
    const letter = this.#sections.letterAt(this.offset);
    if (this.#chosen && this.#sections.isAtEnd(this.#chosen, this.offset)) return;
    if (letter !== this.#chosen) this.#chosen = '';
    this.#active = letter;
  }

  #handleScroll(): void {
    this.#frame = 0;
    if (this.#arrival) return;
    const before = this.#active;
    this.#follow();
    this.#announce(before);
  }

  /** The user has brought another section into view than the one `before`. */
  #announce(before: string): void {
    if (this.#active === before) return;
    this.#show();
    this.dispatchEvent(new ValueEvent('change', this.#active, { bubbles: true }));
  }

  #handleKey(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const letters = this.#letters.filter((letter) => this.#sections.has(letter));
    const at = letters.indexOf(this.#active);
    const to: Readonly<Record<string, string | undefined>> = {
      ArrowUp: letters[Math.max(0, at - 1)],
      ArrowDown: letters[Math.min(at + 1, letters.length - 1)],
      Home: letters[0],
      End: letters.at(-1),
    };
    const typed = (letter: string) => foldText(letter).startsWith(foldText(key));
    const letter = key.length > 1 ? to[key] : (letters.slice(at + 1).find(typed) ?? letters.find(typed));
    if (key === 'Enter') actByKey(event, () => this.#enter(this.#active));
    else if (key === 'Tab' && !event.shiftKey && this.#chosen) this.#leave(event);
    else if (letter !== undefined) {
      actByKey(event, () => {
        this.setState('choosing', true);
        this.#pick(letter);
      });
    }
  }

  /** Tab leads to what the user has chosen, not to the start of all sections, as far as something there takes the focus. */
  #leave(event: KeyboardEvent): void {
    unlessPrevented(event, () => {
      if (this.#enter(this.#chosen)) event.preventDefault();
    });
  }

  /** Gives the focus to a section, at once or when that is there. Says whether something takes it, as far as is known. */
  #enter(letter: string): boolean {
    const isAway = () => (this.renderRoot as ShadowRoot).activeElement === null;
    if (this.#sections.enter(letter)) return true;
    void this.#arrival?.then(() => isAway() || this.#sections.enter(letter));
    return this.#arrival !== undefined;
  }

  #handlePress(event: PointerEvent): void {
    if (this.#cancelDrag || !canDragThumb(event)) return;
    const arena = gestureArena();
    const { pointerId } = event;
    const end = () => {
      this.#cancelDrag = undefined;
      this.setState('choosing', false);
    };
    const gesture: Gesture = {
      name: 'index-list',
      priority: CONTROL_PRIORITY,
      judge: () => 'claim',
      won: ({ clientY }) => {
        if (event.isTrusted) this.#box!.setPointerCapture(pointerId);
        this.setState('choosing', true);
        this.#pick(this.#letterAt(clientY));
      },
      moved: ({ clientY }) => {
        const letter = this.#letterAt(clientY);
        if (letter !== this.#active) this.#pick(letter);
      },
      ended: end,
      lost: end,
    };
    if (!arena.enter(event, gesture)) return;
    this.#cancelDrag = () => arena.leave(pointerId, gesture);
    arena.claim(pointerId, gesture);
  }

  /** The letter at a place on the screen; if it has no section the next one that has. */
  #letterAt(clientY: number): string | undefined {
    const letters = this.#letters;
    const slots = this.#slots;
    if (slots.length === 0) return undefined;
    const { top } = boxOf(slots[0]!);
    const { bottom } = boxOf(slots.at(-1)!);
    const slot = ((clientY - top) / (bottom - top)) * slots.length - 0.5;
    const place = Math.min(1, Math.max(0, slot / (slots.length - 1)));
    const index = Math.round(place * (letters.length - 1));
    const has = (letter: string) => this.#sections.has(letter);
    return letters.slice(index).find(has) ?? letters.slice(0, index).findLast(has);
  }
}
