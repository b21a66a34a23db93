import { warnOnce } from '../internal/element/warn.js';
import {
  ANCHOR,
  ANCHOR_EXPECTED,
  anchorBox,
  elementOf,
  rectangleOf,
  type AnchorLike,
} from '../internal/overlay/anchor.js';
import { follow, sidesOf } from '../internal/overlay/follow.js';
import { place, type Anchor } from '../internal/overlay/place.js';

/** Screens from this size on show a box instead of a sheet at the lower edge. */
const BOX_MEDIA = '(min-width: 500px) and (min-height: 500px)';

/** What the box is placed beside: an element, the id of one, or a rectangle in px of the viewport. */
export type ActionSheetAnchor = AnchorLike;

export { ANCHOR };

/** The action sheet that is placed. */
export interface PlacementHost extends HTMLElement {
  readonly anchor: ActionSheetAnchor | null | undefined;
}

/** Decides between sheet and box, and places the box beside the anchor of an action sheet. */
export class Placement {
  readonly #host: PlacementHost;
  /** The rectangle of the anchor, or its last one before the anchor left the page. */
  #rectangle: Anchor | undefined;
  #stopFollowing: (() => void) | undefined;

  constructor(host: PlacementHost) {
    this.#host = host;
  }

  /** Whether the screen is large enough for a box. */
  get isBox(): boolean {
    return this.#host.ownerDocument.defaultView?.matchMedia(BOX_MEDIA).matches ?? false;
  }

  /** What fires `resize` when the placement has to be checked. */
  get resizing(): readonly EventTarget[] {
    const view = this.#host.ownerDocument.defaultView;
    return [view, view?.visualViewport].filter((target) => target != null);
  }

  /** Places `surface` beside its anchor, again in each frame in which the anchor has moved. */
  start(surface: HTMLElement): void {
    const { anchor } = this.#host;
    this.stop();
    this.place(surface);
    const find = () => elementOf(this.#host, anchor);
    // The element of an id may come later.
    if (find() || typeof anchor === 'string') {
      this.#stopFollowing = follow(
        this.#host,
        () => sidesOf(rectangleOf(find())),
        () => this.adjust(surface),
      );
    }
    if (anchor && !find() && !this.#rectangle) warnOnce(this.#host, 'anchor', ANCHOR_EXPECTED, anchor);
  }

  stop(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = undefined;
  }

  /** Places it beside its anchor. Without one it is in the middle of the screen. */
  place(surface: HTMLElement): void {
    this.#rectangle = this.#anchorRectangle;
    this.#draw(surface);
  }

  /** Places it again after a change. If its anchor has left the page, it stays where it is. */
  adjust(surface: HTMLElement): void {
    this.#rectangle = this.#anchorRectangle ?? this.#rectangle;
    this.#draw(surface);
  }

  get #anchorRectangle(): Anchor | undefined {
    return anchorBox(this.#host, this.#host.anchor);
  }

  #draw(surface: HTMLElement): void {
    surface.toggleAttribute('data-anchored', this.#rectangle !== undefined);
    if (this.#rectangle && this.isBox) place(surface, this.#rectangle, 'center');
  }
}
