import type { PropertyValues } from 'lit';
import { LENGTH, UNLESS_FALSE } from '../element/kinds.js';
import { attribute, property } from '../element/property.js';
import { warnOnce } from '../element/warn.js';
import { AnchorSight } from './anchor-sight.js';
import { ANCHOR, anchorBox, elementOf, rectangleOf, type AnchorLike } from './anchor.js';
import { follow, sidesOf } from './follow.js';
import { focusTrail } from '../../base/focus.js';
import { LightDismiss, type LightDismissHost } from './light-dismiss.js';
import { OverlayElement } from './overlay-element.js';
import { placeAt, type Anchor, type Placing, type Side } from './place.js';
import { Trigger, type TriggerHost, type TriggerKind } from './trigger.js';

type PlacementSide = Side | 'start' | 'end';

/** Where something is beside its anchor, and which edges are aligned. */
export type Placement = PlacementSide | `${PlacementSide}-${'start' | 'end'}`;

const PLACEMENT = /^(top|right|bottom|left|start|end)(?:-(start|end))?$/;

/** A placement in physical terms. Undefined if the text is no placement. */
export function placingOf(placement: string, isRtl: boolean): Pick<Placing, 'side' | 'align'> | undefined {
  const [, wanted, edge] = PLACEMENT.exec(placement) ?? [];
  if (!wanted) return undefined;
  const inline = { start: isRtl ? 'right' : 'left', end: isRtl ? 'left' : 'right' } as const;
  const side = wanted === 'start' || wanted === 'end' ? inline[wanted] : (wanted as Side);
  const isColumn = side === 'top' || side === 'bottom';
  const atStart = isColumn && isRtl ? 1 : 0;
  return { side, align: edge === undefined ? 0.5 : edge === 'start' ? atStart : 1 - atStart };
}

/**
 * Base of overlays that are beside what opens them and do not block the page: they follow their anchor, and close by Escape,
 * Back and a press beside them. A subclass renders `<div id="surface" popover="manual">`.
 */
export abstract class AnchoredElement<Result = unknown>
  extends OverlayElement<Result>
  implements LightDismissHost, TriggerHost
{
  /** Id of the element that opens it, and that it is beside. */
  @attribute({ type: String, attribute: 'for' }) declare htmlFor: string;

  /**
   * What it is placed beside, if not the element that opens it: an element, the id of one, or a rectangle
   * `{ left, top, width, height }` in px of the viewport.
   */
  @property({ type: ANCHOR }) declare anchor: AnchorLike | null | undefined;

  /** Distance from its anchor in px. Default: 8. */
  @property({ type: LENGTH, default: 8 }) declare distance: number;

  /** Whether a press beside it, or Back, closes it. `light-dismiss="false"` in HTML. Default: true. */
  @property({ attribute: 'light-dismiss', type: UNLESS_FALSE, default: true }) declare lightDismiss: boolean;

  /** @internal */
  abstract readonly popupRole: 'dialog' | 'menu';

  readonly #dismissal = new LightDismiss(this);
  readonly #sight = new AnchorSight(() => this.#showIfSeen());
  #stopFollowing: (() => void) | undefined;
  /** Where a context menu was asked for. */
  #point: { left: number; top: number } | undefined;
  /** The anchor has been seen: when it disappears, the overlay closes. */
  #wasSeen = false;

  constructor() {
    super();
    new Trigger(this);
  }

  protected override placeChanged(): void {
    super.placeChanged();
    this.requestUpdate(); // Its trigger is one of its tree.
  }

  /** @internal */
  abstract get triggerKind(): TriggerKind;

  /** @internal */
  get triggerElement(): HTMLElement | null {
    return this.htmlFor ? (elementOf(this, this.htmlFor) as HTMLElement | null) : null;
  }

  /** @internal */
  get isOpen(): boolean {
    return this.open;
  }

  /** @internal */
  get takesEscape(): boolean {
    return true;
  }

  /** @internal What comes and goes with the pointer or the focus, or stays while the page is used, leaves Back to the page. */
  get takesBack(): boolean {
    return this.lightDismiss && this.triggerKind !== 'hover' && this.triggerKind !== 'focus';
  }

  /** @internal */
  openBy(_event: Event, point?: { left: number; top: number }): void {
    this.#point = point;
    if (this.isShowing) this.#place();
    else void this.show();
  }

  /** @internal */
  isWithin(path: readonly EventTarget[]): boolean {
    const { triggerElement, triggerKind } = this;
    return (
      path.includes(this) || (triggerElement !== null && triggerKind !== 'contextmenu' && path.includes(triggerElement))
    );
  }

  /** Where it is beside its anchor. */
  protected abstract get placing(): string;

  /** What it is beside, if nothing else is given. */
  protected get anchorElement(): Element | null {
    return this.triggerElement;
  }

  /** Opens at a point of the viewport, from the next time on that it opens until it has closed. */
  protected set point(point: { left: number; top: number } | undefined) {
    this.#point = point;
  }

  protected override raised(): void {
    this.#wasSeen = false;
    this.#place();
    const surface = this.surface!;
    const { anchor } = this;
    this.#stopFollowing = follow(
      this,
      () => {
        const element = elementOf(this, anchor) ?? this.anchorElement;
        this.#sight.watch(this.#point ? null : element);
        return [surface.checkVisibility(), ...sidesOf(rectangleOf(element)), surface.offsetWidth, surface.offsetHeight];
      },
      () => this.#moved(),
    );
    this.ownerDocument.defaultView?.addEventListener('resize', this);
    this.#dismissal.start();
  }

  protected override lowered(): void {
    this.#stopFollowing?.();
    this.#sight.watch(null);
    this.ownerDocument.defaultView?.removeEventListener('resize', this);
    this.#dismissal.stop();
  }

  protected override close(...[reason, result]: Parameters<OverlayElement<Result>['close']>): void {
    const wasShowing = this.isShowing;
    super.close(reason, result);
    if (wasShowing) this.#point = undefined;
  }

  override handleEvent(event: Event): void {
    if (event.type === 'resize') this.#place();
    else super.handleEvent(event);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.isShowing && this.surface && !changed.has('open')) this.#place();
  }

  get #anchorBox(): Anchor | undefined {
    if (this.#point) return { ...this.#point, width: 0, height: 0 };
    return anchorBox(this, this.anchor) ?? rectangleOf(this.anchorElement);
  }

  #moved(): void {
    // A page in a frame that was removed has no window.
    if (!this.ownerDocument.defaultView) return this.#stopFollowing?.();
    // It is in a hidden part of the page, or its anchor is.
    if (!this.surface?.checkVisibility() || (this.#wasSeen && !this.#anchorBox)) this.close('api');
    else this.#place();
  }

  /** While its anchor is scrolled away it is not shown, unless the user is typing in it. */
  #showIfSeen(): void {
    const trail = focusTrail(this.ownerDocument, this);
    const hasFocus = trail.includes(this);
    const isTyping = hasFocus && trail[0]!.matches('input, textarea, [contenteditable]');
    const { surface } = this;
    if (surface && this.#sight.isAway && !isTyping) surface.dataset['away'] = hasFocus ? 'focused' : '';
    else delete surface?.dataset['away'];
  }

  #place(): void {
    const { surface, placing, distance } = this;
    if (!surface) return;
    const box = this.#anchorBox;
    this.#wasSeen ||= box !== undefined;
    surface.toggleAttribute('data-anchored', box !== undefined && !this.#point);
    let wanted = placingOf(placing, this.matches(':dir(rtl)'));
    if (!wanted) warnOnce(this, 'placement', 'a side, or a side with -start or -end', placing);
    wanted ??= { side: 'bottom', align: 0.5 };
    if (box) placeAt(surface, box, { ...wanted, gap: this.#point ? 0 : distance });
    // It is in the middle of the screen.
    else delete surface.dataset['side'];
  }
}
