import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { LENGTH, UNLESS_FALSE } from '../internal/element/kinds.js';
import { attribute, property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { warnOnce } from '../internal/element/warn.js';
import type { Place } from '../internal/motion/body.js';
import type { Movable, MovableFrame } from '../internal/motion/movable.js';
import { closestTo } from '../internal/observe/flat.js';
import { whenListened } from '../internal/observe/listeners.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import type { MovableDirection } from './events.js';
import { MovableKeyboard } from './keyboard.js';
import { movableViewStyles } from './movable-view.styles.js';
import { Placement } from './placement.js';
import { ViewMover, type MovedView } from './view-mover.js';

const DIRECTIONS: readonly MovableDirection[] = ['none', 'all', 'horizontal', 'vertical'];

const finite = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

/**
 * A part of a movable area (`nc-movable-area`) that the user may drag, throw and zoom: by fingers, mouse or pen, or, while
 * it has the focus, by arrow keys (with Shift in larger steps) and `+`, `-` and `0`. It always comes to rest inside the
 * area; one that is larger than the area always covers it. Without an area around it, it has no bounds. It is 10 × 10 px
 * unless styled. Give it an `aria-label`: by default it is only called an item.
 *
 * Positions count from the upper left corner of the area, in right-to-left text too. While the user holds the view, it
 * ignores positions that code sets. While it moves by itself after that, it ignores positions that it has reported in
 * this motion: a page that keeps the state sets them again.
 *
 * @slot - The content.
 * @event {MovableChangeEvent} change - The user or code has moved it; fields `x`, `y`, `source`.
 * @event {MovableScaleEvent} scale - The user has zoomed it; fields `x`, `y`, `scale`.
 * @event {Event} htouchmove - The user begins to drag it sideways, by finger, mouse or pen. Fires once for each press,
 *   with any `direction`, before anything moves. Preventing it keeps the gesture on the view: a swiper or page around it
 *   does not move.
 * @event {Event} vtouchmove - The same for a drag that begins up or down.
 * @cssstate movable - The user may move or zoom it.
 * @cssstate dragging - The user holds it.
 * @cssstate moving - The user holds it, or it moves by itself.
 */
export class NcMovableView extends NcElement implements Movable, MovedView, SizeWatcher {
  static override styles = movableViewStyles;
  static override template: TemplateResult = html`<slot></slot>`;
  /** Properties that the user changes too: React wrappers set them only when the page changes them. */
  static readonly commands: ReadonlySet<string> = new Set(['x', 'y', 'scaleValue']);

  /** The directions in which the user may drag it: `none`, `all`, `horizontal` or `vertical`. Default: `none`. */
  @attribute({ type: String, default: 'none' }) declare direction: MovableDirection;

  /** It goes on when the user releases it with speed, until a touch stops it. */
  @property({ type: Boolean, default: false }) declare inertia: boolean;

  /** The user can pull it a little beyond its bounds, and zoom it a little beyond its limits. It springs back. */
  @property({ type: Boolean, attribute: 'out-of-bounds', default: false }) declare outOfBounds: boolean;

  /** Damping of the spring that takes it back, or to where code sets it. Higher is faster. Default: 20. */
  @property({ type: Number, default: 20 }) declare damping: number;

  /** How fast it slows down after a release, in 1000 px/s². Default: 2. */
  @property({ type: Number, default: 2 }) declare friction: number;

  /** The user can neither move nor zoom it. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** The user may zoom it: by two fingers, a touchpad, the wheel with Control, and keys. */
  @attribute({ type: Boolean }) declare scale: boolean;

  /** The smallest scale, 0.1 or more. Default: 0.1. */
  @property({ type: Number, attribute: 'scale-min', default: 0.1 }) declare scaleMin: number;

  /** The largest scale, 10 or less. Default: 10. */
  @property({ type: Number, attribute: 'scale-max', default: 10 }) declare scaleMax: number;

  /** Animates moves and zooms by code. Default: true; `animation="false"` turns it off. */
  @property({ type: UNLESS_FALSE, default: true }) declare animation: boolean;

  /** @internal Made in the first update. The area around the view uses it. */
  mover?: ViewMover;

  readonly #placement = new Placement(this);
  #keyboard?: MovableKeyboard;
  /** The page has a listener for `htouchmove` or `vtouchmove`. */
  #isTouchMoveListened = false;
  /** `tabindex` is ours, not the page's. */
  #hasTabIndex = false;

  static {
    // Only with a listener: the browser has to wait for its answer before it scrolls.
    const listened = (view: NcMovableView): void => {
      view.#isTouchMoveListened = true;
      view.mover?.mayBeKept();
    };
    whenListened(this, 'htouchmove', listened);
    whenListened(this, 'vtouchmove', listened);
  }

  /** Distance from the left side of the area, in px, within the bounds. Default: 0. */
  @property({ type: LENGTH, noAccessor: true, default: 0 })
  get x(): number {
    return this.#placement.target.x;
  }
  set x(value: number) {
    this.#want('x', 'x', finite(value));
  }

  /** Distance from the upper side of the area, in px, within the bounds. Default: 0. */
  @property({ type: LENGTH, noAccessor: true, default: 0 })
  get y(): number {
    return this.#placement.target.y;
  }
  set y(value: number) {
    this.#want('y', 'y', finite(value));
  }

  /** The scale, within its limits. Code zooms about the middle of the view. Default: 1. */
  @property({ type: Number, attribute: 'scale-value', noAccessor: true, default: 1 })
  get scaleValue(): number {
    return this.#placement.target.scale;
  }
  set scaleValue(value: number) {
    const scale = finite(value);
    this.#want('scaleValue', 'scale', scale > 0 ? scale : 1);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#enter(closestTo<MovableFrame>(this, 'nc-movable-area'));
    watchSize(this, this);
  }

  /** @internal Its area may be another one. */
  override placeChanged(): void {
    super.placeChanged();
    const area = closestTo<MovableFrame>(this, 'nc-movable-area');
    const before = this.#placement.area;
    if (area === before) return;
    if (before) unwatchSize(before, this);
    this.#enter(area);
  }

  override disconnectedCallback(): void {
    const { area } = this.#placement;
    this.#placement.isSettled = false;
    super.disconnectedCallback();
    unwatchSize(this, this);
    if (area) unwatchSize(area, this);
    this.mover?.stop();
  }

  #enter(area: MovableFrame | null): void {
    this.#placement.area = area;
    this.#placement.isSettled = false;
    if (area) watchSize(area, this);
  }

  /** @internal */
  resized(): void {
    if (this.isConnected) this.mover?.resized();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const isFirst = !this.mover;
    this.mover ??= this.#makeMover();
    if (isFirst || ['direction', 'scale', 'disabled', 'locale'].some((name) => changed.has(name))) this.#describe();
    this.mover.changed(changed);
  }

  /** The live region that says where keys have moved the view. */
  protected override renderContent(): unknown {
    const announcement = this.#keyboard?.announcement;
    return announcement === undefined ? nothing : html`<span class="unseen" role="status">${announcement}</span>`;
  }

  #makeMover(): ViewMover {
    const mover = new ViewMover(this, this.#placement, this.internals.states);
    if (this.#isTouchMoveListened) mover.mayBeKept();
    this.#keyboard = new MovableKeyboard(this, mover);
    this.watchLocale();
    return mover;
  }

  #want(property: 'x' | 'y' | 'scaleValue', key: keyof Place, value: number): void {
    if (this.mover?.ignores(key, value)) return;
    const before = this[property];
    this.#placement.want({ [key]: value });
    this.requestUpdate(property, before);
  }

  /** Sets its role and states for assistive technology, and its tab stop unless the page has set `tabindex`. */
  #describe(): void {
    const { direction, disabled, internals } = this;
    if (!DIRECTIONS.includes(direction)) warnOnce(this, 'direction', DIRECTIONS.join(', '), direction);
    const isInteractive = this.scale || DIRECTIONS.indexOf(direction) > 0;
    setRole(internals, isInteractive ? 'group' : null);
    internals.ariaRoleDescription = isInteractive
      ? msg('movable', {
          id: 'nc.movable-view.role',
          desc: 'What a part of the page that can be dragged is, for screen readers; follows its name',
        })
      : null;
    internals.ariaLabel = isInteractive
      ? msg('Item', {
          id: 'nc.movable-view.name',
          desc: 'Name of a part of the page that can be dragged and has no name, for screen readers',
        })
      : null;
    internals.ariaDisabled = isInteractive && disabled ? 'true' : null;
    this.setState('movable', isInteractive && !disabled);
    if (this.hasAttribute('tabindex') && !this.#hasTabIndex) return;
    this.#hasTabIndex = isInteractive;
    if (isInteractive) this.tabIndex = disabled ? -1 : 0;
    else this.removeAttribute('tabindex');
  }
}
