import { html, nothing, type PropertyValues } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { LENGTH, UNLESS_FALSE } from '../internal/element/kinds.js';
import { property } from '../internal/element/property.js';
import { TabStop } from '../internal/element/tab-stop.js';
import { isElement, viewOf } from '../internal/element/view.js';
import { warnOnce } from '../internal/element/warn.js';
import { ChildWatch } from '../internal/observe/children.js';
import { childrenOf } from '../internal/observe/flat.js';
import type { ScrollAxes } from './axes.js';
import { renderBackToTop } from './back-to-top.js';
import { ScrollEdges, type EdgesView } from './edges.js';
import { scrollToElement } from './into-view.js';
import { scrollByKey } from './keyboard.js';
import { ScrollPosition } from './position.js';
import {
  refresherOf,
  renderRefresher,
  updateRefresher,
  type RefreshedView,
  type RefresherStyle,
} from './pull-to-refresh.js';
import { scrollViewStyles } from './scroll-view.styles.js';

export type ScrollDirection = 'vertical' | 'horizontal' | 'all' | 'none';

const DIRECTIONS = ['vertical', 'horizontal', 'all', 'none'];

/** A boolean, or undefined if it is not set. */
const flagOf = (value: unknown) => (value === undefined || value === null ? undefined : Boolean(value));

/** The platform's method with the name of one of our properties. */
const nativeScrollIntoView = globalThis.Element?.prototype.scrollIntoView;

/**
 * A box that scrolls its content. It is a native scroller itself: `scrollTop`, `scrollLeft`, `scrollTo()`, the events
 * `scroll` and `scrollend`, and CSS for snapping, anchoring and chaining work as on any other. Give it a height to scroll
 * up and down. In right-to-left text `scrollLeft` starts at 0 and is negative from there, as natively.
 *
 * It is a tab stop while there is something to scroll, unless the page sets `tabindex`. Name it by `aria-label`. It keeps
 * its offsets while it is hidden or moved. With `refresher-enabled` the user can pull it down to load new content.
 *
 * @slot - The content.
 * @slot refresher - An indicator of the page's own, which shows while the user pulls.
 * @event {ScrollViewScrollEvent} scroll - It has scrolled, by the user or by code: the native event, with the offsets. At
 *   most once per frame.
 * @event {Event} scrollend - It has come to rest: the native event, in browsers that have it.
 * @event {ScrollEdgeEvent} scrolltoupper - The start of the content is nearer than `upper-threshold`. Fires once each time
 *   it comes near.
 * @event {ScrollEdgeEvent} scrolltolower - The end of the content is nearer than `lower-threshold`. Fires once each time it
 *   comes near, and again when content is added and the end is still near. Also for content that does not fill the box.
 * @event {PullEvent} refresherpulling - The user pulls the content down.
 * @event {RefreshEvent} refresherrefresh - Load new content: the user has pulled far enough, or code has set
 *   `refresher-triggered`. Then set that to false, or give a promise to `waitUntil`.
 * @event {PullEvent} refresherrestore - The refresh is over.
 * @event {PullEvent} refresherabort - The user let go too early.
 * @csspart back-to-top - The button that `enable-back-to-top` shows.
 * @cssprop --nc-scroll-view-refresher-background - Background of the room above the content that is pulled down.
 * @cssstate x - It scrolls sideways.
 * @cssstate y - It scrolls up and down.
 * @cssstate smooth - It animates scrolls by code.
 * @cssstate bare - It shows no scroll bars.
 * @cssstate far - It is scrolled down by more than its height.
 * @cssstate pullable - The user can pull it down to refresh.
 */
export class NcScrollView extends NcElement implements EdgesView, RefreshedView {
  static override styles = scrollViewStyles;
  static override childWatch = new ChildWatch({ deep: true, attributes: ['slot'] });

  /** Properties that act when they are set: React wrappers set them only when they change. */
  static readonly commands: ReadonlySet<string> = new Set(['scrollTop', 'scrollLeft', 'scrollIntoView']);

  readonly #position = new ScrollPosition(this);
  readonly #edges = new ScrollEdges(this);
  #sizes?: ResizeObserver | undefined;
  #scrollX: boolean | undefined;
  #scrollY: boolean | undefined;
  /** The id of the element to scroll to, until it is there. */
  #target: string | undefined;
  readonly #tabStop = new TabStop(this);

  /** The directions in which it scrolls: `vertical`, `horizontal`, `all` or `none`. Default: `vertical`. */
  @property({ default: 'vertical' }) declare direction: ScrollDirection;

  /** Distance from the start of the content at which `scrolltoupper` fires, in px. Default: 50. */
  @property({ type: LENGTH, attribute: 'upper-threshold', default: 50 }) declare upperThreshold: number;

  /** Distance from the end of the content at which `scrolltolower` fires, in px. Default: 50. */
  @property({ type: LENGTH, attribute: 'lower-threshold', default: 50 }) declare lowerThreshold: number;

  /**
   * `scrolltolower` fires only after a scroll toward the end, by the user or code: not for content that does not fill the
   * view, and not because content was added.
   */
  @property({ type: Boolean, attribute: 'lower-after-scroll', default: false }) declare lowerAfterScroll: boolean;

  /** Animates scrolls by code, unless the user prefers reduced motion. */
  @property({ type: Boolean, attribute: 'scroll-with-animation', default: false }) declare scrollWithAnimation: boolean;

  /** Shows scroll bars. Default: true; `show-scrollbar="false"` hides them. */
  @property({ attribute: 'show-scrollbar', type: UNLESS_FALSE, default: true }) declare showScrollbar: boolean;

  /** Shows a button that scrolls back to the top, once the view is scrolled down by more than its height. */
  @property({ type: Boolean, attribute: 'enable-back-to-top', default: false }) declare enableBackToTop: boolean;

  /** The user can pull the content down, at its top, to refresh it. */
  @property({ type: Boolean, attribute: 'refresher-enabled', default: false }) declare refresherEnabled: boolean;

  /** How far the user has to pull to refresh, in px. Default: 45. */
  @property({ type: LENGTH, attribute: 'refresher-threshold', default: 45 }) declare refresherThreshold: number;

  /** The indicator: `black` for light backgrounds, `white` for dark ones, `none` for one of the page's own. Default: `black`. */
  @property({ attribute: 'refresher-default-style', default: 'black' }) declare refresherDefaultStyle: RefresherStyle;

  /** Background of the room above the content that is pulled down. Any CSS color. */
  @property({ attribute: 'refresher-background', default: '' }) declare refresherBackground: string;

  /**
   * A refresh is under way. Becomes true when the user starts one. Setting it to true starts one, from the first paint on,
   * setting it to false ends it.
   */
  @property({ type: Boolean, attribute: 'refresher-triggered', default: false }) declare refresherTriggered: boolean;

  /** A refresh that takes longer than this, in ms, ends with a message. 0: it may take any time. Default: 60000. */
  @property({ type: Number, attribute: 'refresher-timeout', default: 60_000 }) declare refresherTimeout: number;

  /**
   * Scrolls to the start of the element inside that has this id, as soon as there is one. The property reads as the
   * platform's method of the same name, as on any element.
   */
  // Reading gives the platform's method, setting takes an id. TypeScript lets a subclass redeclare a method only as a method
  // or as `any`, and has no accessors with two types there.
  // oxlint-disable-next-line typescript/no-explicit-any
  @property({ attribute: 'scroll-into-view', noAccessor: true }) declare scrollIntoView: any;

  static {
    Object.defineProperty(this.prototype, 'scrollIntoView', {
      configurable: true,
      enumerable: true,
      get: () => nativeScrollIntoView,
      set(this: NcScrollView, id: unknown) {
        this.#setTarget(id);
      },
    });
  }

  constructor() {
    super();
    // In the capture phase: the listeners of the page find the offsets in the event.
    this.addEventListener('scroll', this, { capture: true, passive: true });
    this.addEventListener('keydown', this);
  }

  /** It scrolls sideways. If this or `scroll-y` is set, `direction` is ignored. */
  @property({ type: Boolean, attribute: 'scroll-x', noAccessor: true, default: false })
  get scrollX(): boolean {
    return this.#scrollX ?? false;
  }
  set scrollX(value: boolean) {
    const flag = flagOf(value);
    if (flag === this.#scrollX) return;
    this.#scrollX = flag;
    this.requestUpdate('scrollX', null);
  }

  /** It scrolls up and down. If this or `scroll-x` is set, even to false, `direction` is ignored. */
  @property({ type: Boolean, attribute: 'scroll-y', noAccessor: true, default: false })
  get scrollY(): boolean {
    return this.#scrollY ?? false;
  }
  set scrollY(value: boolean) {
    const flag = flagOf(value);
    if (flag === this.#scrollY) return;
    this.#scrollY = flag;
    this.requestUpdate('scrollY', null);
  }

  /** Offset from the top, in px: the native property. A value that is set before there is content is kept until then. */
  @property({ type: LENGTH, attribute: 'scroll-top', noAccessor: true })
  override get scrollTop(): number {
    return super.scrollTop;
  }
  override set scrollTop(value: number) {
    if (this.#position.requestTop(value)) super.scrollTop = value;
  }

  /** Offset from the left, in px. In right-to-left text from the right, 0 or less. The native property, as `scrollTop`. */
  @property({ type: LENGTH, attribute: 'scroll-left', noAccessor: true })
  override get scrollLeft(): number {
    return super.scrollLeft;
  }
  override set scrollLeft(value: number) {
    if (this.#position.requestLeft(value)) super.scrollLeft = value;
  }

  override connectedCallback(): void {
    const { ResizeObserver } = viewOf(this);
    this.#sizes = new ResizeObserver(() => this.#update());
    super.connectedCallback();
    this.internals.role ??= 'group';
    if (!this.hasUpdated) this.#observeSizes();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes!.disconnect();
    this.#position.suspend();
  }

  /** @internal */
  override childrenChanged(records: readonly MutationRecord[] = []): void {
    if (!records.length || records.some(({ type, target }) => target === this || type === 'attributes')) {
      this.#observeSizes();
      if (this.refresherEnabled) this.requestUpdate(); // The page may have added an indicator.
    }
    const added = records.flatMap(({ addedNodes }) => [...addedNodes].filter(isElement));
    if (!added.length || !this.#edges.add(added)) return;
    // Observed again, its size is reported again: the edges are checked in the next frame.
    this.#sizes!.unobserve(this);
    this.#sizes!.observe(this);
  }

  handleEvent(event: Event): void {
    if (event.target !== this) return;
    if (event.type === 'scroll') this.#handleScroll(event);
    else scrollByKey(this, event as KeyboardEvent, this.#axes);
  }

  protected override renderContent(): unknown {
    return html`${this.refresherEnabled ? renderRefresher(this) : nothing}<slot></slot>${
      this.enableBackToTop ? renderBackToTop(this) : nothing
    }`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { x, y } = this.#axes;
    this.setState('x', x);
    this.setState('y', y);
    this.setState('smooth', this.scrollWithAnimation);
    this.setState('bare', !this.showScrollbar);
    this.#showPullable();
    if (this.refresherEnabled) updateRefresher(this);
    if (['direction', 'scrollX', 'scrollY'].some((name) => changed.has(name))) this.#observeSizes();
  }

  get #axes(): ScrollAxes {
    const { direction } = this;
    if (this.#scrollX !== undefined || this.#scrollY !== undefined) return { x: this.scrollX, y: this.scrollY };
    if (!DIRECTIONS.includes(direction)) warnOnce(this, 'direction', DIRECTIONS.join(', '), direction);
    const isAll = direction === 'all';
    return { x: isAll || direction === 'horizontal', y: isAll || direction === 'vertical' };
  }

  /** Observes the view and its content. All sizes are reported with the next frame, also after something was removed. */
  #observeSizes(): void {
    const sizes = this.#sizes;
    sizes?.disconnect();
    for (const element of [this, ...childrenOf(this)]) sizes?.observe(element);
  }

  #setTarget(id: unknown): void {
    if (id === undefined) return; // React passes it for a prop that has not changed.
    const isId = typeof id === 'string' && !/\s/.test(id);
    if (!isId && id !== null) warnOnce(this, 'scroll-into-view', 'an id', id);
    this.#target = isId && id ? id : undefined;
    if (!this.#position.isSuspended) void this.updateComplete.then(() => this.#scrollToTarget());
  }

  /** Scrolls to the element with the id of `scroll-into-view`, if it is there. */
  #scrollToTarget(): void {
    const element = this.#target && this.querySelector(`#${CSS.escape(this.#target)}`);
    if (!element || this.#position.isSuspended) return;
    this.#target = undefined;
    scrollToElement(this, element, this.#axes);
  }

  #handleScroll(event: Event): void {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth } = this;
    const values = { scrollTop, scrollLeft, scrollHeight, scrollWidth, ...this.#position.scrolled() };
    for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value, enumerable: true });
    if (!this.#position.isSuspended) this.#update();
  }

  /** Offsets or sizes have changed: updates all that depends on them. */
  #update(): void {
    const { clientHeight, clientWidth, scrollHeight, scrollWidth } = this;
    if (!clientHeight && !clientWidth) return this.#position.suspend();
    const axes = this.#axes;
    const hasOverflow = (axes.y && scrollHeight > clientHeight) || (axes.x && scrollWidth > clientWidth);
    this.#position.restore(hasOverflow);
    this.#scrollToTarget();
    this.#tabStop.set(hasOverflow);
    this.setState('far', this.scrollTop > clientHeight);
    this.#showPullable();
    this.#edges.check(axes, refresherOf(this)?.offsetHeight ?? 0);
  }

  /** At the top only: elsewhere the scroller around this one takes over at the end, as usual. */
  #showPullable(): void {
    this.setState('pullable', this.refresherEnabled && this.scrollTop <= 0);
  }
}
