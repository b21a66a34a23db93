import { html, nothing, type PropertyValues } from 'lit';
import { unwatchChildren, watchChildren, type ChildWatcher } from '../internal/observe/children.js';
import { NcElement } from '../internal/element/nc-element.js';
import { property, unlessFalse } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import type { Edges } from './edges.js';
import { scrollViewStyles } from './scroll-view.styles.js';

export type ScrollDirection = 'vertical' | 'horizontal' | 'all' | 'none';
export type RefresherStyle = 'black' | 'white' | 'none';

/** The refresher and the way back to the top; and what all use sooner or later. */
const loadExtras = () => import('./extras.js');
let extras: Awaited<ReturnType<typeof loadExtras>> | undefined;
const loadUse = () => import('./use.js');
type Use = Awaited<ReturnType<typeof loadUse>>;
let use: Use | undefined;

/** At once, or as soon as it has loaded. */
function withUse(action: (use: Use) => void): void {
  if (use) action(use);
  else void loadUse().then((module) => action((use = module)));
}

const DIRECTIONS = ['vertical', 'horizontal', 'all', 'none'];

/** Whether it is set, or undefined where nobody has said anything. */
const flagOf = (value: unknown) => (value === undefined || value === null ? undefined : Boolean(value));

/** What the platform has under the name of one of our properties. */
const nativeIntoView = globalThis.Element?.prototype.scrollIntoView;

/**
 * A box that scrolls what is in it. It is a native scroller itself: `scrollTop`, `scrollLeft`, `scrollTo()`, the events
 * `scroll` and `scrollend`, CSS for snapping, anchoring and chaining work on it as on any other, and smoothly. Give it a
 * height to scroll up and down. In right-to-left text `scrollLeft` starts at 0 and is negative from there, as natively.
 *
 * Unless the page says otherwise, Tab reaches it while there is something to scroll; name it by `aria-label`. It keeps its
 * place while it is hidden or moved about. Pulling it down for news is what `refresher-enabled` turns on.
 *
 * @slot - The content.
 * @slot refresher - An indicator instead of the one that shows while the user pulls.
 * @event {ScrollViewScrollEvent} scroll - It scrolled, whoever did it: the native event, with the offsets. At most once per
 *   frame.
 * @event {Event} scrollend - It has come to rest: the native event, of browsers that have it.
 * @event {ScrollEdgeEvent} scrolltoupper - The start of the content came within `upper-threshold`. Once per time.
 * @event {ScrollEdgeEvent} scrolltolower - The end of the content came within `lower-threshold`. Once per time, and again
 *   when content is added but the end stays that near; also if the content does not fill the box to begin with.
 * @event {PullEvent} refresherpulling - The user pulls the content down.
 * @event {RefreshEvent} refresherrefresh - Time to load news: the user pulled far enough, or `refresher-triggered` was set.
 *   Set it to false when that is done, or hand the promise of it to `waitUntil`.
 * @event {PullEvent} refresherrestore - The refresh is over.
 * @event {PullEvent} refresherabort - The user let go too early.
 * @csspart back-to-top - The button that `enable-back-to-top` shows.
 * @cssprop --nc-scroll-view-refresher-background - What shows above the content that is pulled down.
 * @cssstate x - It scrolls sideways.
 * @cssstate y - It scrolls up and down.
 * @cssstate smooth - It glides where it is told to scroll.
 * @cssstate bare - It shows no scroll bars.
 * @cssstate far - It is scrolled down by more than its height.
 * @cssstate pullable - It can be pulled down for news.
 */
export class NcScrollView extends NcElement implements ChildWatcher {
  static override styles = scrollViewStyles;

  /** Properties that do something when they are set: wrappers set them only when they change. */
  static readonly commands: ReadonlySet<string> = new Set(['scrollTop', 'scrollLeft', 'scrollIntoView']);

  #scrollX: boolean | undefined;
  #scrollY: boolean | undefined;
  /** Where it is, or is to be once that is possible. */
  #top = 0;
  #left = 0;
  /** It is hidden or not on the page, or has nothing to scroll yet: it goes to its place as soon as it can. */
  #isAway = true;
  #target: string | undefined;
  #sizes?: ResizeObserver | undefined;
  #hasTabIndex = false;

  /** @internal Its ends, of each axis, once they have been looked at. */
  edges?: { readonly x: Edges; readonly y: Edges };

  /** Which ways it scrolls: `vertical`, `horizontal`, `all` or `none`. Default: `vertical`. */
  @property({ default: 'vertical' }) declare direction: ScrollDirection;

  /** Distance in px from the start of the content at which `scrolltoupper` fires. Default: 50. */
  @property({ type: Number, attribute: 'upper-threshold', default: 50 }) declare upperThreshold: number;

  /** Distance in px from the end of the content at which `scrolltolower` fires. Default: 50. */
  @property({ type: Number, attribute: 'lower-threshold', default: 50 }) declare lowerThreshold: number;

  /** Glides where it is told to scroll; unless motion is to be reduced. */
  @property({ type: Boolean, attribute: 'scroll-with-animation', default: false }) declare scrollWithAnimation: boolean;

  /** Scroll bars. Default: true; `show-scrollbar="false"` hides them. */
  @property({ attribute: 'show-scrollbar', converter: unlessFalse, default: true }) declare showScrollbar: boolean;

  /** Offers a button that leads back to the top, once that is further away than the box is high. */
  @property({ type: Boolean, attribute: 'enable-back-to-top', default: false }) declare enableBackToTop: boolean;

  /** The user can pull the content down at its top, for news. */
  @property({ type: Boolean, attribute: 'refresher-enabled', default: false }) declare refresherEnabled: boolean;

  /** How far the user has to pull, in px. Default: 45. */
  @property({ type: Number, attribute: 'refresher-threshold', default: 45 }) declare refresherThreshold: number;

  /** The indicator: `black` for light backgrounds, `white` for dark ones, `none` for one of the page's own. Default: `black`. */
  @property({ attribute: 'refresher-default-style', default: 'black' }) declare refresherDefaultStyle: RefresherStyle;

  /** What shows above the content that is pulled down. Any CSS colour. */
  @property({ attribute: 'refresher-background', default: '' }) declare refresherBackground: string;

  /**
   * A refresh is under way. Becomes true by itself when the user pulls; setting it to true starts one, also from the
   * beginning, setting it to false ends it.
   */
  @property({ type: Boolean, attribute: 'refresher-triggered', default: false }) declare refresherTriggered: boolean;

  /** Milliseconds after which a refresh that nobody ends is given up, with a notice; 0: never. Default: 60000. */
  @property({ type: Number, attribute: 'refresher-timeout', default: 60_000 }) declare refresherTimeout: number;

  /**
   * Scrolls to the element in it that has this id, to its start: also if that comes later. Reading the property gives the
   * platform's method of this name, as for any element.
   */
  // oxlint-disable-next-line typescript/no-explicit-any -- a method when it is read, an id when it is set
  @property({ attribute: 'scroll-into-view', noAccessor: true }) declare scrollIntoView: any;

  static {
    Object.defineProperty(this.prototype, 'scrollIntoView', {
      configurable: true,
      enumerable: true,
      get: () => nativeIntoView,
      set(this: NcScrollView, id: unknown) {
        this.#aim(id);
      },
    });
  }

  constructor() {
    super();
    // Before those of the page, which are to find the offsets in the event.
    this.addEventListener('scroll', this, { capture: true, passive: true });
    this.addEventListener('keydown', this);
  }

  /** Scrolls sideways. Where this or `scroll-y` is set, `direction` has no say. */
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

  /** Scrolls up and down. Where this or `scroll-x` is set, be it to false, `direction` has no say. */
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

  /** Offset from the top, in px. The native one; set before there is anything to scroll, it waits for that. */
  @property({ type: Number, attribute: 'scroll-top', noAccessor: true })
  override get scrollTop(): number {
    return super.scrollTop;
  }
  override set scrollTop(value: number) {
    if (this.#keep(value, this.#left)) super.scrollTop = value;
  }

  /** Offset from the left, in px; in right-to-left text from the right, then 0 or less. The native one, as `scrollTop`. */
  @property({ type: Number, attribute: 'scroll-left', noAccessor: true })
  override get scrollLeft(): number {
    return super.scrollLeft;
  }
  override set scrollLeft(value: number) {
    if (this.#keep(this.#top, value)) super.scrollLeft = value;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role ??= 'group';
    const { ResizeObserver } = this.ownerDocument.defaultView ?? window;
    this.#sizes = new ResizeObserver(() => this.#look());
    this.#observe();
    watchChildren(this);
    withUse(() => {});
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes!.disconnect();
    this.#isAway = true;
    unwatchChildren();
  }

  /** @internal */
  childrenChanged(): void {
    this.#observe();
    if (this.refresherEnabled) this.requestUpdate(); // For an indicator of its own.
  }

  handleEvent(event: Event): void {
    if (event.target !== this) return;
    if (event.type === 'scroll') this.#scrolled(event);
    else withUse(({ press }) => press(this, event as KeyboardEvent));
  }

  /** @internal */
  get axes(): { x: boolean; y: boolean } {
    const { direction } = this;
    if (this.#scrollX !== undefined || this.#scrollY !== undefined) return { x: this.scrollX, y: this.scrollY };
    if (!DIRECTIONS.includes(direction)) warnOnce(this, 'direction', DIRECTIONS.join(', '), direction);
    const isAll = direction === 'all';
    return { x: isAll || direction === 'horizontal', y: isAll || direction === 'vertical' };
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    if (this.#hasExtras) await loadExtras();
    return super.getUpdateComplete();
  }

  protected override renderContent(): unknown {
    const { refresherEnabled, enableBackToTop } = this;
    return html`${refresherEnabled && extras ? extras.refresherOf(this) : nothing}<slot></slot>${
      enableBackToTop && extras ? extras.buttonOf(this) : nothing
    }`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { x, y } = this.axes;
    this.setState('x', x);
    this.setState('y', y);
    this.setState('smooth', this.scrollWithAnimation);
    this.setState('bare', !this.showScrollbar);
    this.#bePullable();
    extras?.sync(this);
    if (this.#hasExtras && !extras) {
      void loadExtras().then((module) => {
        extras = module;
        this.requestUpdate();
      });
    }
    if (['direction', 'scrollX', 'scrollY'].some((name) => changed.has(name))) this.#observe();
  }

  get #hasExtras(): boolean {
    return this.refresherEnabled || this.enableBackToTop;
  }

  #observe(): void {
    const sizes = this.#sizes;
    // What is observed anew is reported with the next frame: also what is left when something has gone.
    sizes?.disconnect();
    for (const element of [this, ...this.children]) sizes?.observe(element);
  }

  /** Notes where it is to be; true if it can go there at once. */
  #keep(top: unknown, left: unknown): boolean {
    if ([top, left].some((value) => Number.isNaN(parseFloat(String(value))))) return false;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = this;
    this.#isAway ||= scrollWidth <= clientWidth && scrollHeight <= clientHeight;
    if (!this.#isAway) return true;
    this.#top = Number(top);
    this.#left = Number(left);
    return false;
  }

  #aim(id: unknown): void {
    if (id === undefined) return; // React says so of a prop that has not changed.
    const isId = typeof id === 'string' && !/\s/.test(id);
    if (!isId && id !== null) warnOnce(this, 'scroll-into-view', 'an id', id);
    this.#target = isId && id ? id : undefined;
    if (!this.#isAway) void this.updateComplete.then(() => this.#seek());
  }

  /** Scrolls to the element that was asked for, if it is there. */
  #seek(): void {
    const element = this.#target && this.querySelector(`#${CSS.escape(this.#target)}`);
    if (!element || this.#isAway) return;
    withUse(({ bringIntoView }) => {
      this.#target = undefined;
      bringIntoView(this, element);
    });
  }

  #scrolled(event: Event): void {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth } = this;
    const values = {
      scrollTop,
      scrollLeft,
      scrollHeight,
      scrollWidth,
      deltaX: this.#left - scrollLeft,
      deltaY: this.#top - scrollTop,
    };
    for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value, enumerable: true });
    if (this.#isAway) return;
    this.#top = scrollTop;
    this.#left = scrollLeft;
    this.#look();
  }

  /** Takes note of where it is, and how large it and its content are. */
  #look(): void {
    const { clientHeight, clientWidth, scrollHeight, scrollWidth } = this;
    if (!clientHeight && !clientWidth) {
      this.#isAway = true;
      return;
    }
    const { x, y } = this.axes;
    const overflows = (y && scrollHeight > clientHeight) || (x && scrollWidth > clientWidth);
    if (this.#isAway && (overflows || (!this.#top && !this.#left))) {
      this.#isAway = false;
      this.scrollTo({ top: this.#top, left: this.#left, behavior: 'instant' });
    }
    this.#seek();
    this.#beReachable(overflows);
    this.setState('far', this.scrollTop > clientHeight);
    this.#bePullable();
    withUse(({ tellEdges }) => tellEdges(this, extras?.refresherIn(this)));
  }

  /** At its top only: from its end on, what is around it scrolls. */
  #bePullable(): void {
    this.setState('pullable', this.refresherEnabled && this.scrollTop <= 0);
  }

  /** Not all browsers let Tab reach a scroller, and none where something in it takes the focus. */
  #beReachable(isNeeded: boolean): void {
    if (isNeeded && !this.hasAttribute('tabindex')) {
      this.#hasTabIndex = true;
      this.tabIndex = 0;
    } else if (!isNeeded && this.#hasTabIndex) {
      this.#hasTabIndex = false;
      this.removeAttribute('tabindex');
    }
  }
}
