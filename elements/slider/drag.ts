import { boxOf } from '../internal/element/scale.js';
import { gestureArena } from '../internal/gesture/arena.js';
import { ThumbDrag } from '../internal/gesture/thumb-drag.js';

/** Least and greatest size of a thumb, in px. */
const THUMB_SIZES = [12, 28] as const;

/** What a drag needs of its slider. Places are shares of the way along the track, from 0 to 1. */
export interface SliderDragHost {
  readonly element: HTMLElement & { readonly vertical: boolean; readonly blockSize: number };
  /** Places of the thumbs, in ascending order. */
  places(): readonly number[];
  start(): void;
  moveThumb(index: number, place: number): void;
  end(index: number | undefined): void;
}

/** Which thumb is nearest to a place; undefined if both are equally near. */
function nearest(places: readonly number[], to: number): number | undefined {
  const [low = 0, high = low] = places;
  if (places.length === 1) return 0;
  if (low === high) return to === low ? undefined : Number(to > low);
  return Number(Math.abs(to - high) < Math.abs(to - low));
}

/**
 * One press on a slider: the nearest thumb goes there and follows the pointer. With a mouse it does so at once, as
 * natively. With a finger or a pen it does when the pointer moves along the track or lifts, so that a touch can still
 * scroll the page.
 */
export class SliderDrag extends ThumbDrag {
  readonly name = 'slider';
  readonly #host: SliderDragHost;
  /** From the pointer to the middle of the thumb, if the press was on the thumb. */
  readonly #offset: number;
  #index: number | undefined;

  constructor(host: SliderDragHost, event: PointerEvent) {
    super(host.element, host.element.vertical ? 'y' : 'x', event);
    this.#host = host;
    const places = host.places();
    const start = this.#placeOf(event);
    this.#index = nearest(places, start);
    const offset = places[this.#index ?? 0]! - start;
    const { size, length } = this.#track;
    this.#offset = Math.abs(offset) * length <= size / 2 ? offset : 0;
  }

  /** Which thumb is dragged. Of two in one place, it is known when the pointer moves. */
  get index(): number | undefined {
    return this.#index;
  }

  /** Competes for the pointer. To be called during `pointerdown`. */
  enter(event: PointerEvent): void {
    const arena = gestureArena();
    if (arena.enter(event, this) && event.pointerType === 'mouse') arena.claim(this.pointerId, this);
  }

  moved(event: PointerEvent): void {
    const place = this.#placeOf(event) + this.#offset;
    this.#index ??= nearest(this.#host.places(), place);
    if (this.#index !== undefined) this.#host.moveThumb(this.#index, place);
  }

  ended(): void {
    this.#host.end(this.#index);
  }

  /** A pointer that went up before it moved is a tap. */
  lost(event?: PointerEvent): void {
    if (!event) return;
    this.won(event);
    this.ended();
  }

  protected started(): void {
    this.#host.start();
  }

  /** The way of the middle of a thumb, in px of the viewport: where it begins, how long it is; and the size of the thumb. */
  get #track(): { readonly begin: number; readonly length: number; readonly size: number } {
    const { element } = this.#host;
    const { vertical } = element;
    // A painted track is as long as the slider.
    const track = element.shadowRoot!.querySelector<HTMLElement>('[part=track]') ?? element;
    const { left, right, bottom, width, height } = boxOf(track);
    const whole = vertical ? height : width;
    // The page may have set the size by the custom property.
    const given = parseFloat(getComputedStyle(element).getPropertyValue('--nc-slider-block-size'));
    const [least, greatest] = THUMB_SIZES;
    const px = Number.isNaN(given) ? Math.min(greatest, Math.max(least, element.blockSize)) : given;
    // A transform may have scaled the slider.
    const size = px * (whole / (vertical ? track.offsetHeight : track.offsetWidth));
    const begin = vertical ? bottom - size / 2 : this.#isMirrored ? right - size / 2 : left + size / 2;
    return { begin, length: Math.max(1, whole - size), size };
  }

  /** Whether values grow to the left. */
  get #isMirrored(): boolean {
    return this.#host.element.matches(':dir(rtl)');
  }

  #placeOf({ clientX, clientY }: PointerEvent): number {
    const { begin, length } = this.#track;
    const { vertical } = this.#host.element;
    const way = (vertical ? clientY : clientX) - begin;
    return (vertical || this.#isMirrored ? -way : way) / length;
  }
}
