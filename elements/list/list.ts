import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { focusFirst } from '../base/focus.js';
import { keepFocusIn } from '../base/kept-focus.js';
import { FUNCTION, json, LENGTH } from '../internal/element/kinds.js';
import { GroupsEvent } from '../internal/element/groups-event.js';
import { NcElement } from '../internal/element/nc-element.js';
import { property } from '../internal/element/property.js';
import { TabStop } from '../internal/element/tab-stop.js';
import { AxisEdges } from '../internal/observe/axis-edges.js';
import { ChildWatch } from '../internal/observe/children.js';
import { describeRows, NAMES } from './describe.js';
import { countOf, Engine, type ListElement } from './engine.js';
import type { ItemFunction } from './entries.js';
import { ListNewItemsEvent } from './events.js';
import { moveInFeed } from './feed-keys.js';
import type { ScrollToIndexOptions } from './glide.js';
import { checkWords, ITEMS, POSITION } from './kinds.js';
import { listStyles } from './list.styles.js';
import { LEAVE_EVENTS, type ListPosition } from './memory.js';
import type { ListLines, Row } from './rows.js';
import { textOf } from './template.js';

export type { ScrollToIndexOptions };

export type ListDirection = 'vertical' | 'horizontal';

export type ListAnchor = 'start' | 'end';

/** What changes the entries, and what changes the content of rows. */
const ENTRIES = ['items', 'count', 'keyOf', 'itemKey', 'groupOf', 'groupKey', 'data'];
const CONTENT = ['renderItem', 'renderGroup', 'feed', 'data', 'direction'];

/**
 * A list of any number of rows of any size. Only those in view are in the page, and some around them; each is measured as
 * it comes. A list that is shorter than its rows, by its `height` or by its place in the layout, scrolls itself; otherwise
 * its rows scroll with what is around it, or with the page.
 *
 * The rows show `items`, by `renderItem`, or by a `<template>` child whose text and attributes show fields of the item:
 * `<template><b>{name}</b> <a href="{address.url}">{#}</a></template>`. `{}` is the item itself, `{#}` its number. An attribute
 * that is nothing but a field takes booleans: `<nc-checkbox checked="{done}">`. Values are text, never markup. Another
 * `<template slot="group">` is the header of a group.
 *
 * In a page of the shell, or with a `restore-key`, the list shows the same row at the same place after a reload and after Back,
 * as soon as its items are there: it keeps the key of a row, not an offset in px, which depends on rows that are not measured.
 *
 * With `anchor="end"` it is a chat. While its reader is at the end, screen readers say the rows that come, as in a log.
 *
 * The list writes its rows among its children, so that styles of the page reach them. A row that leaves the view shows
 * the next item that comes in, unless it has the focus or the user has changed something in it: that one stays. With
 * `slotted` the page makes the rows at `rangechange` itself: children with `data-index`, and `data-group` for the headers.
 *
 * @slot - A `<template>`, or the rows.
 * @slot empty - What shows instead of items. Default: a short text.
 * @slot new-items - With `anchor="end"`: what shows over the last rows in view while there are new items beyond them, such as a
 *   button that calls `scrollToEnd()`.
 * @slot loading - What `loading` shows after the rows. Default: a short text.
 * @event {ListRangeEvent} rangechange - Other rows are in the page: load the items of `start` to `end`, or, with `slotted`,
 *   make these rows.
 * @event {ScrollEdgeEvent} scrolltoupper - The start of the rows is nearer than `upper-threshold`. Fires once each time it
 *   comes near.
 * @event {ScrollEdgeEvent} scrolltolower - The end of the rows is nearer than `lower-threshold`. Fires once each time it
 *   comes near, and again when items are added and it is still near.
 * @event {ListNewItemsEvent} newitems - With `anchor="end"`: `newCount` has changed. Items have come, or the reader has seen some.
 * @csspart empty - The text that stands in for items.
 * @csspart loading - The text after the rows.
 * @cssprop --nc-list-header-background - Background of the headers of groups.
 * @cssprop --nc-list-header-offset - Distance of the headers from the start of the view while they stay there; default 0.
 * @cssprop --nc-rows-line-start - Where the lines begin, from the start of the row; default 16px.
 * @cssstate anchored - It begins at its end.
 * @cssstate at-end - It begins at its end, and the reader is there.
 * @cssstate new-items - There are items at its end that the reader has not seen.
 * @cssstate around - Something around the list scrolls its rows.
 * @cssstate horizontal - The rows stand side by side.
 * @cssstate plain-groups - Headers show the names of their groups.
 */
export class NcList extends NcElement implements ListElement {
  static override styles = listStyles;
  static override childWatch = new ChildWatch();
  static override localized = true;
  static override template: TemplateResult = html`<div id="rows"><slot></slot></div><slot name="new-items"></slot>`;

  /** Setting them does something: React sets them when they change only. */
  static readonly commands = new Set(['position']);

  #engine?: Engine | undefined;
  #edges = new AxisEdges('top', 'bottom');
  readonly #tabStop = new TabStop(this);
  /** Where to go as soon as the items are there. */
  #wanted: ListPosition | undefined;
  #isAtEnd = false;
  #newCount = 0;

  /**
   * The items, of any kind. Default: none. When they change, the first row in view that is still among them keeps its place, or
   * else the nearest one; for the results of a search call `scrollToIndex(0)`. To change some in place, call `refresh()`.
   */
  @property({ type: ITEMS }) declare items: readonly unknown[] | undefined;

  /** Number of items, if not all are in `items`: those that are missing are rendered without an item. Default: that of `items`. */
  @property({ type: Number }) declare count: number | undefined;

  /** Returns what a row shows: a lit template, a node or a text. Its arguments are the item and its index. */
  @property({ attribute: false, type: FUNCTION }) declare renderItem: ItemFunction | undefined;

  /** Returns what identifies an item, so that its row, its size and the position follow it. Default: the item itself. */
  @property({ attribute: false, type: FUNCTION }) declare keyOf: ItemFunction | undefined;

  /** Name of the field that identifies an item, as `keyOf` does. */
  @property({ attribute: 'item-key', default: '' }) declare itemKey: string;

  /** Returns the group of an item. Items of one group stand together, below a header that stays in view. */
  @property({ attribute: false, type: FUNCTION }) declare groupOf: ItemFunction | undefined;

  /** Name of the field with the group of an item, as `groupOf` returns it. */
  @property({ attribute: 'group-key', default: '' }) declare groupKey: string;

  /** Returns what the header of a group shows. Its arguments are the group and the index of its first item. Default: the group as text. */
  @property({ attribute: false, type: FUNCTION }) declare renderGroup: ItemFunction | undefined;

  /** `vertical` or `horizontal`. Default: `vertical`. */
  @property({ default: 'vertical' }) declare direction: ListDirection;

  /**
   * `end` for a chat: the list begins at its end and stays there while its reader does, also when items are added, rows grow
   * or the view becomes smaller. A reader who has scrolled up stays where he is; `newCount` says what has come since.
   * Few rows stand at the end of the list. Default: `start`.
   */
  @property({ default: 'start' }) declare anchor: ListAnchor;

  /**
   * Where lines are between rows: `cells` for those that hold an `nc-cell`, as in a cell group, `all`, or `none`. There is
   * none above the first row, below the last one, and beside the headers of groups. Default: `cells`.
   */
  @property({ default: 'cells' }) declare lines: ListLines;

  /** A feed: rows are articles, which PageDown and PageUp go through. */
  @property({ type: Boolean, default: false }) declare feed: boolean;

  /** The page makes the rows itself. Without `items`, `renderItem` and `<template>` it always does. */
  @property({ type: Boolean, default: false }) declare slotted: boolean;

  /** Keeps all rows in the page, so that the browser's search finds them. For some thousand rows at most. */
  @property({ type: Boolean, default: false }) declare findable: boolean;

  /** More items are on their way: shows the slot `loading` after the rows. */
  @property({ type: Boolean, default: false }) declare loading: boolean;

  /** Size of rows that were never shown, in px. Default: that of the first ones. */
  @property({ type: LENGTH, attribute: 'estimated-size', default: 0 }) declare estimatedSize: number;

  /** Distance from the start of the rows at which `scrolltoupper` fires, in px. Default: 50. */
  @property({ type: LENGTH, attribute: 'upper-threshold', default: 50 }) declare upperThreshold: number;

  /** Distance from the end of the rows at which `scrolltolower` fires, in px. Default: 50. */
  @property({ type: LENGTH, attribute: 'lower-threshold', default: 50 }) declare lowerThreshold: number;

  /**
   * `scrolltolower` fires only after a scroll toward the end, by the user or code: not for content that does not fill the
   * list, and not because content was added.
   */
  @property({ type: Boolean, attribute: 'lower-after-scroll', default: false }) declare lowerAfterScroll: boolean;

  /**
   * Keeps position and focus under this name, in the session storage, over navigation and reload. If items may come and go, it
   * needs keys that stay the same: `item-key` or `key-of`. Default: in a page of the shell, for this visit of the page.
   */
  @property({ attribute: 'restore-key', default: '' }) declare restoreKey: string;

  /** With `anchor="end"`: the number of items at the end that the reader has not seen yet. */
  get newCount(): number {
    return this.#newCount;
  }

  /** Where the list stands: set it to what it was before to go there, also before the items are there. */
  @property({ type: json(POSITION), noAccessor: true })
  get position(): ListPosition | undefined {
    return this.#wanted ?? this.#engine?.memory.position;
  }
  set position(position: ListPosition | undefined) {
    this.#wanted = position ?? undefined;
    this.requestUpdate('position', undefined);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...NAMES];
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    super.attributeChangedCallback(name, before, value);
    if (NAMES.includes(name)) this.requestUpdate();
  }

  constructor() {
    super();
    for (const type of ['keydown', 'focusin', 'focusout']) this.addEventListener(type, this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const type of LEAVE_EVENTS) this.ownerDocument.defaultView?.addEventListener(type, this, true);
    if (!this.#engine) return;
    this.#engine.connect();
    this.requestUpdate('connected', null);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const type of LEAVE_EVENTS) this.ownerDocument.defaultView?.removeEventListener(type, this, true);
    this.#engine?.disconnect();
  }

  protected override placeChanged(): void {
    super.placeChanged();
    const engine = this.#engine;
    // What scrolls a list from around it may be something else now.
    if (!engine || engine.scroller.isOwn) return;
    engine.disconnect();
    engine.connect();
    this.requestUpdate('connected', null);
  }

  handleEvent(event: Event): void {
    const { type } = event;
    if (LEAVE_EVENTS.includes(type)) return this.#engine?.memory.keep();
    if (type === 'focusin') keepFocusIn(this, event);
    if (type.startsWith('focus')) return this.#engine?.memory.followFocus(event);
    this.#handleKey(event as KeyboardEvent);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.isConnected) return;
    const { direction, anchor } = this;
    checkWords(this);
    this.internals.role ??= 'group';
    this.setState('horizontal', direction === 'horizontal');
    this.setState('anchored', anchor === 'end');
    const hasOtherEntries = !this.#engine || ENTRIES.some((name) => changed.has(name));
    const engine = (this.#engine ??= new Engine(this, this.#box));
    const { rows, layout, memory, content, scroller } = engine;
    if (changed.has('direction')) {
      this.#edges = engine.isHorizontal ? new AxisEdges('left', 'right') : new AxisEdges('top', 'bottom');
      this.#box.removeAttribute('style');
    }
    layout.sizes.estimateAs(this.estimatedSize);
    const isOurs = !this.slotted || this.renderItem; // Or of a framework's list: a page gives its own a look.
    this.setState('plain-groups', !this.renderGroup && !content.hasGroupTemplate && isOurs);
    const { focused } = rows;
    if (!engine.isSlotted && CONTENT.some((name) => changed.has(name))) rows.renew();
    if (hasOtherEntries) engine.changeEntries();
    if (changed.has('anchor')) engine.anchor();
    describeRows(this, this.#box, engine.count > 0 || this.#hasChildren);
    this.#tabStop.set(scroller.isOwn && !this.feed);
    const kept = this.#wanted ? undefined : memory.recall();
    this.#wanted ??= kept;
    if (this.#wanted && engine.count) {
      if (memory.go(this.#wanted)) this.#wanted = undefined;
      if (kept) engine.comeBack();
    } else if (changed.has('connected') || changed.has('direction')) layout.restore();
    else layout.update();
    this.moved();
    if (focused && !focused.element.isConnected) this.#catchFocus(focused);
    if (hasOtherEntries) this.dispatchEvent(new GroupsEvent());
  }

  protected override renderContent(): unknown {
    const isEmpty = countOf(this) === 0 && !this.loading && !this.#hasChildren;
    if (isEmpty) {
      const text = msg('Nothing here yet', { id: 'nc.status.empty', desc: 'A list or a page has no content' });
      return html`<slot name="empty"><div part="empty">${text}</div></slot>`;
    }
    if (!this.loading) return nothing;
    const text = msg('Loading…', { id: 'nc.status.loading', desc: 'Something is being loaded' });
    return html`<div role="status"><slot name="loading"><div part="loading">${text}</div></slot></div>`;
  }

  /**
   * Scrolls to an item. Resolves when it is there, or when the user scrolls elsewhere. Rows on the way are measured, so that it
   * comes to lie exactly where `block` says: `start` (default), `center`, `end` or `nearest`.
   */
  async scrollToIndex(index: number, { block = 'start', behavior = 'auto' }: ScrollToIndexOptions = {}): Promise<void> {
    await this.updateComplete;
    const engine = this.#engine;
    if (!engine?.count || !this.isConnected || !Number.isFinite(Number(index))) return;
    this.#wanted = undefined;
    const entry = engine.entryOf(Math.max(0, Math.min(Math.round(index), engine.count - 1)), false);
    const done = engine.glide.to(entry, block, behavior);
    this.moved();
    await done;
  }

  /** Scrolls to the end of the last item, where a list with `anchor="end"` then stays. Resolves as `scrollToIndex()` does. */
  scrollToEnd({ behavior }: Pick<ScrollToIndexOptions, 'behavior'> = {}): Promise<void> {
    return this.scrollToIndex(Number.MAX_SAFE_INTEGER, { block: 'end', ...(behavior && { behavior }) });
  }

  /** Renders the items again, after some of them have changed in place. */
  refresh(): void {
    this.requestUpdate('data', null);
  }

  /** The index of the item in whose row a node is, such as the target of a click; -1 for others. */
  indexOf(node: Node): number {
    const { index } = this.#engine?.rows.rowAround(node)?.element.dataset ?? {};
    return index === undefined ? -1 : Number(index);
  }

  /** @internal The name of each group, and the index of its first item. */
  get groups(): readonly (readonly [name: string, index: number])[] {
    return this.#engine?.entries.groups.map(([name, index]) => [textOf(name), index]) ?? [];
  }

  /** @internal It scrolls itself, or something around it does. */
  scrollerChanged(isOwn: boolean): void {
    this.setState('around', !isOwn);
    this.#tabStop.set(isOwn && !this.feed);
    this.dispatchEvent(new GroupsEvent());
  }

  /** @internal Somebody has scrolled: where the list was to go is no longer wanted. */
  left(): void {
    this.#wanted = undefined;
  }

  /** @internal All that depends on where the rows are. */
  moved(): void {
    const { layout, count, isHorizontal } = this.#engine!;
    const { view } = layout;
    if (!view) return;
    this.#followEnd();
    const thresholds = [Math.max(0, this.upperThreshold), Math.max(0, this.lowerThreshold)] as const;
    const extent = { offset: layout.offset, size: count ? layout.sizes.total : 0, view: view.size, amount: count };
    const isMirrored = isHorizontal && this.matches(':dir(rtl)');
    const events = this.#edges.check(extent, thresholds, 0, isMirrored, this.lowerAfterScroll);
    for (const event of events) this.dispatchEvent(event);
  }

  /** What a list with an anchor says of its end. */
  #followEnd(): void {
    const { layout, arrivals, entries, isAnchored, count } = this.#engine!;
    if (!isAnchored && !this.#isAtEnd && !this.#newCount) return;
    const isAtEnd = isAnchored && layout.pin.isEnd;
    if (isAnchored && count) arrivals.see(isAtEnd ? count - 1 : entries.at(layout.last).index);
    if (isAtEnd !== this.#isAtEnd) {
      this.#isAtEnd = isAtEnd;
      this.setState('at-end', isAtEnd);
      // Rows that scroll into view are not news.
      this.#box.ariaLive = isAtEnd ? 'polite' : null;
    }
    const newCount = isAnchored ? arrivals.count : 0;
    if (newCount === this.#newCount) return;
    this.#newCount = newCount;
    this.setState('new-items', newCount > 0);
    this.dispatchEvent(new ListNewItemsEvent(newCount));
  }

  /** Children that are not rows of the list. */
  get #hasChildren(): boolean {
    return [...this.children].some(
      (child) => !child.slot && child.localName !== 'template' && !this.#engine?.rows.rowOf(child),
    );
  }

  get #box(): HTMLElement {
    return this.renderRoot.firstElementChild as HTMLElement;
  }

  /** @internal */
  override childrenChanged(): void {
    const { content, isSlotted } = this.#engine ?? {};
    if (!content || this.renderItem || content.hasTemplate) return;
    content.readTemplates();
    if (content.hasTemplate) this.requestUpdate('data', null);
    else if (isSlotted) this.requestUpdate();
  }

  #handleKey(event: KeyboardEvent): void {
    if (!this.feed || !this.#engine) return;
    const { rows, count } = this.#engine;
    const focusIndex = (index: number) => {
      void this.scrollToIndex(index, { block: 'nearest' }).then(() => this.#focusRow(index));
    };
    moveInFeed({ list: this, rows, count, focusIndex }, event);
  }

  #focusRow(index: number): void {
    this.#engine!.rows.find(index)?.focus({ preventScroll: true });
  }

  /** The row with the focus is gone: the one in its place gets it, or the last. */
  #catchFocus({ index = 0 }: Row): void {
    const { count, rows } = this.#engine!;
    const next = Math.min(Math.max(0, index), count - 1);
    const row = rows.find(next);
    if (this.feed && count) this.#focusRow(next);
    else if (!row || !focusFirst(row)) this.focus({ preventScroll: true });
  }
}
