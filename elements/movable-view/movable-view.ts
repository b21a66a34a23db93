import { html, nothing, type PropertyValues } from 'lit';
import type { Place, Range } from '../internal/motion/body.js';
import type { Movable, MovableFrame } from '../internal/motion/movable.js';
import { whenListened } from '../internal/observe/listeners.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import { movableViewStyles } from './movable-view.styles.js';
import type { ViewMover } from './view-mover.js';

/** Ways that a view may be dragged. */
export type MovableDirection = 'none' | 'all' | 'horizontal' | 'vertical';

interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly areaWidth: number;
  readonly areaHeight: number;
}

const ORIGIN: Place = { x: 0, y: 0, scale: 1 };
/** Beyond these no view is zoomed. */
const SCALES: Range = { min: 0.1, max: 10 };
const EVERYWHERE: Range = { min: -Infinity, max: Infinity };

let loading: Promise<unknown> | undefined;
let Mover: typeof ViewMover | undefined;

const loadMover = () =>
  (loading ??= import('./view-mover.js').then(
    (module) => {
      Mover = module.ViewMover;
    },
    (error: unknown) => {
      loading = undefined; // The next one tries again.
      reportError(error);
    },
  ));

const clamp = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, value));
const round = (value: number, parts: number): number => Math.round(value * parts) / parts + 0; // Never -0.
const above0 = (value: number, otherwise: number): number => (value > 0 ? value : otherwise);
const finite = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

/**
 * A part of a movable area (`nc-movable-area`) that the user may drag, throw and zoom, by fingers, mouse or pen; with the
 * focus in it by arrow keys (with Shift in larger steps) and `+`, `-`, `0`. It never rests outside of the area; one that is
 * larger than the area covers it always. Without an area around it, it has no bounds. 10 × 10 px unless styled. Give it an
 * `aria-label`, which names what is moved.
 *
 * Places count from the area's upper left corner, whichever way text runs. While the user holds the view, places that
 * code sets are dropped; so are, while it moves by itself, those it has told of in this motion, as a page that keeps
 * them sets them again.
 *
 * @slot - What is moved.
 * @event {MovableChangeEvent} change - It is elsewhere, by the user or by code; fields `x`, `y`, `source`.
 * @event {MovableScaleEvent} scale - The user zoomed it; fields `x`, `y`, `scale`.
 * @event {Event} htouchmove - A finger, mouse or pen on it goes to a side at first. Once for each press, whatever the
 *   `direction`, before anything moves. Preventing it keeps the gesture on the view: what is around it, such as a swiper or
 *   the page, does not move by it.
 * @event {Event} vtouchmove - The same of one that goes up or down at first.
 * @cssstate movable - The user may move or zoom it.
 * @cssstate dragging - The user holds it.
 * @cssstate moving - It is held, or moves by itself.
 */
export class NcMovableView extends NcElement implements Movable, SizeWatcher {
  static override styles = movableViewStyles;
  static override template = html`<slot></slot>`;
  /** To React wrappers: where it is, is the user's as well. */
  static readonly commands: ReadonlySet<string> = new Set(['x', 'y', 'scaleValue']);

  /** Which way it may be dragged: `none` (default), `all`, `horizontal` or `vertical`. */
  @attribute({ type: String, default: 'none' }) declare direction: MovableDirection;

  /** It goes on when it is let go with speed, until a touch stops it. */
  @property({ type: Boolean, default: false }) declare inertia: boolean;

  /** It can be pulled beyond its bounds, and spread beyond its scales, by a little, and springs back. */
  @property({ type: Boolean, attribute: 'out-of-bounds', default: false }) declare outOfBounds: boolean;

  /** How hard the spring is that takes it back, or to where code sets it. Default: 20. */
  @property({ type: Number, default: 20 }) declare damping: number;

  /** How fast it slows down by itself, in 1000 px/s². Default: 2. */
  @property({ type: Number, default: 2 }) declare friction: number;

  /** Keeps the user from moving and zooming it. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** The user may zoom it: by two fingers, a touchpad, the wheel with Control, and keys. */
  @attribute({ type: Boolean }) declare scale: boolean;

  /** Smallest scale, 0.1 or more. Default: 0.1. */
  @property({ type: Number, attribute: 'scale-min', default: 0.1 }) declare scaleMin: number;

  /** Largest scale, 10 or less. Default: 10. */
  @property({ type: Number, attribute: 'scale-max', default: 10 }) declare scaleMax: number;

  /** What code sets is glided to. In HTML `animation="false"`: it is there at once. Default: true. */
  @property({
    converter: { fromAttribute: (text: string | null) => (text === null ? undefined : text !== 'false') },
    default: true,
  })
  declare animation: boolean;

  /** @internal What moves it for users, and over time. It loads with the first view. */
  mover?: ViewMover;

  /** Where it should be: code's word, or where the user has brought it. */
  #wanted = ORIGIN;
  #area: MovableFrame | null = null;
  /** Of area and view, in px. */
  #sizes: Sizes | undefined;
  /** @internal Sizes have been looked at: from then on moves are told of. */
  isPlaced = false;
  /** @internal The page may keep gestures on it, which have to wait for its answer. */
  mayKeep = false;

  static {
    // A touch that the browser scrolls with is not made to wait for those who don't ask.
    const heard = (view: NcMovableView): void => {
      view.mayKeep = true;
      view.mover?.update();
    };
    whenListened(this, 'htouchmove', heard);
    whenListened(this, 'vtouchmove', heard);
  }

  /** Distance from the area's left side, in px, within the bounds. Default: 0. */
  @property({ type: Number, noAccessor: true, default: 0 })
  get x(): number {
    return clamp(this.#wanted.x, this.boundsAt(this.scaleValue).x);
  }
  set x(value: number) {
    this.#want('x', 'x', finite(value));
  }

  /** Distance from its upper side, in px, within the bounds. Default: 0. */
  @property({ type: Number, noAccessor: true, default: 0 })
  get y(): number {
    return clamp(this.#wanted.y, this.boundsAt(this.scaleValue).y);
  }
  set y(value: number) {
    this.#want('y', 'y', finite(value));
  }

  /** How many times its own size it is, within the limits; code zooms about its middle. Default: 1. */
  @property({ type: Number, attribute: 'scale-value', noAccessor: true, default: 1 })
  get scaleValue(): number {
    return clamp(this.#wanted.scale, this.scales);
  }
  set scaleValue(value: number) {
    this.#want('scaleValue', 'scale', above0(finite(value), 1));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#area = this.closest<MovableFrame>('nc-movable-area');
    this.isPlaced = false;
    watchSize(this, this);
    if (this.#area) watchSize(this.#area, this);
    if (!this.mover) void loadMover().then(() => this.#makeMover());
  }

  override disconnectedCallback(): void {
    this.isPlaced = false;
    super.disconnectedCallback();
    unwatchSize(this, this);
    if (this.#area) unwatchSize(this.#area, this);
    this.mover?.stop();
  }

  /** @internal */
  resized(): void {
    if (!this.isConnected) return;
    const area = this.#area;
    const { offsetWidth: width, offsetHeight: height } = this;
    // While it is hidden all stays as it was.
    const isShown = (width || height) && (!area || area.clientWidth || area.clientHeight);
    if (!isShown) return;
    this.#sizes = area ? { width, height, areaWidth: area.clientWidth, areaHeight: area.clientHeight } : undefined;
    // What moves by itself comes to rest within the bounds.
    if (!this.mover?.isBusy) this.#put();
    this.isPlaced = true;
  }

  /** @internal Somebody is quicker than the first frame. */
  measure(): void {
    if (!this.isPlaced) this.resized();
  }

  /** @internal */
  get scales(): Range {
    const min = clamp(this.scaleMin, SCALES);
    return { min, max: Math.max(min, clamp(this.scaleMax, SCALES)) };
  }

  /** @internal What is larger than its area may be moved until its far side shows. */
  boundsAt(scale: number): { x: Range; y: Range } {
    if (!this.#sizes) return { x: EVERYWHERE, y: EVERYWHERE };
    const { width, height, areaWidth, areaHeight } = this.#sizes;
    const range = (rest: number): Range => ({ min: Math.min(0, rest), max: Math.max(0, rest) });
    return { x: range(areaWidth - width * scale), y: range(areaHeight - height * scale) };
  }

  /** @internal Whether its area does all that hands do in it. */
  get isLed(): boolean {
    return this.#area?.scaleArea ?? false;
  }

  /** @internal Where it should rest. */
  get target(): Place {
    return { x: this.x, y: this.y, scale: this.scaleValue };
  }

  /** @internal Shows it there, as exactly as events tell. */
  write(place: Place): Place {
    const x = round(place.x, 10);
    const y = round(place.y, 10);
    const scale = round(place.scale, 10_000);
    this.style.translate = x || y ? `${x}px ${y}px` : '';
    this.style.scale = scale === 1 ? '' : String(scale);
    return { x, y, scale };
  }

  /** @internal The user has brought it there. */
  follow(place: Place): void {
    this.#wanted = place;
  }

  /** @internal Code has zoomed it, and maybe not said where it should be then. */
  keepMiddle(before: number, changed: PropertyValues): void {
    const { width = 0, height = 0 } = this.#sizes ?? {};
    const { x, y, scale } = this.#wanted;
    const shrunk = (before - this.scaleValue) / 2;
    this.#wanted = {
      x: changed.has('x') ? x : x + width * shrunk,
      y: changed.has('y') ? y : y + height * shrunk,
      scale,
    };
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await loading;
    return super.getUpdateComplete();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.watchLocale();
    if (this.mover) this.mover.updated(changed);
    else this.write(this.target);
  }

  /** What moves by keys have led to, for those who do not see it. */
  protected override renderContent(): unknown {
    const news = this.mover?.news;
    return news === undefined ? nothing : html`<span class="unseen" role="status">${news}</span>`;
  }

  #makeMover(): void {
    if (Mover) this.mover ??= new Mover(this, this.internals);
  }

  #want(property: 'x' | 'y' | 'scaleValue', key: keyof Place, value: number): void {
    if (this.mover?.refuses(key, value)) return;
    const before = this[property];
    this.#wanted = { ...this.#wanted, [key]: value };
    this.requestUpdate(property, before);
  }

  #put(): void {
    if (this.mover) this.mover.put(false);
    else this.write(this.target);
  }
}
