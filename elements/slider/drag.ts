import { CONTROL_PRIORITY, gestureArena, type Gesture, type Travel, type Verdict } from '../internal/gesture/arena.js';
import type { NcSlider } from './slider.js';
import type { SliderUse } from './use.js';

/** Travel in px up to which a touch is still a tap. */
const TAP_SLOP = 5;

/** Which thumb is nearest to a place; undefined where both are the same. */
function nearest(places: readonly number[], to: number): number | undefined {
  const [low = 0, high = low] = places;
  if (places.length === 1) return 0;
  if (low === high) return to === low ? undefined : Number(to > low);
  return Number(Math.abs(to - high) < Math.abs(to - low));
}

/**
 * One press on a slider: the thumb goes there, and follows. A mouse takes it at once, as natively; a finger or a pen when
 * it moves along the track or lifts, so that it may as well scroll the page.
 */
export class SliderDrag implements Gesture {
  readonly name = 'slider';
  readonly priority = CONTROL_PRIORITY;
  readonly #host: NcSlider;
  readonly #use: SliderUse;
  readonly #pointer: number;
  readonly #start: number;
  /** From the pointer to the middle of the thumb, where it was taken by its rim. */
  #offset = 0;
  #index: number | undefined;

  static begin(host: NcSlider, use: SliderUse, event: PointerEvent): void {
    if (use.drag || !event.isPrimary || event.button !== 0) return;
    const drag = new SliderDrag(host, use, event);
    const arena = gestureArena();
    if (arena.enter(event, drag) && event.pointerType === 'mouse') arena.claim(event.pointerId, drag);
  }

  private constructor(host: NcSlider, use: SliderUse, event: PointerEvent) {
    this.#host = host;
    this.#use = use;
    this.#pointer = event.pointerId;
    this.#start = this.#placeOf(event);
    const places = this.#places;
    this.#index = nearest(places, this.#start);
    const offset = places[this.#index ?? 0]! - this.#start;
    const { size, length } = this.#track;
    if (Math.abs(offset) * length <= size / 2) this.#offset = offset;
  }

  /** Which thumb is taken, once that is settled. */
  get index(): number | undefined {
    return this.#index;
  }

  /** The slider has left the page. */
  cancel(): void {
    gestureArena().leave(this.#pointer, this);
  }

  judge(_event: PointerEvent, { x, y, distance }: Travel): Verdict {
    if (distance <= TAP_SLOP) return 'wait';
    return Math.abs(x) > Math.abs(y) !== this.#host.vertical ? 'claim' : 'resign';
  }

  won(event: PointerEvent): void {
    // Only so that moves keep coming when the pointer leaves the window.
    if (event.isTrusted) this.#host.setPointerCapture(this.#pointer);
    this.#use.begin();
    this.#use.hold(this);
    this.moved(event);
  }

  moved(event: PointerEvent): void {
    this.#moveTo(this.#placeOf(event) + this.#offset);
  }

  ended(): void {
    this.#use.focus(this.#index);
    this.#use.hold(undefined);
    this.#use.end();
  }

  lost(event?: PointerEvent): void {
    if (!event) return;
    this.won(event);
    this.ended();
  }

  #moveTo(place: number): void {
    const { min, max } = this.#host;
    this.#index ??= nearest(this.#places, place);
    if (this.#index !== undefined) this.#use.moveTo(this.#index, min + place * (max - min));
  }

  /** Where the thumbs are, from 0 to 1. */
  get #places(): number[] {
    return this.#host.values.map((value) => this.#host.shareOf(value));
  }

  /** Way of the middle of a thumb, in px of the viewport: where it begins, how long it is; and the size of the thumb. */
  get #track(): { readonly begin: number; readonly length: number; readonly size: number } {
    const host = this.#host;
    const { vertical } = host;
    // What is painted, not built, goes from edge to edge.
    const track = host.shadowRoot!.querySelector<HTMLElement>('[part=track]') ?? host;
    const { left, right, bottom, width, height } = track.getBoundingClientRect();
    const whole = vertical ? height : width;
    // The page may have given it by the custom property.
    const given = parseFloat(getComputedStyle(host).getPropertyValue('--nc-slider-block-size'));
    const px = Number.isNaN(given) ? Math.min(28, Math.max(12, host.blockSize)) : given;
    // A transform may have scaled it.
    const size = px * (whole / (vertical ? track.offsetHeight : track.offsetWidth));
    const begin = vertical ? bottom - size / 2 : this.#isMirrored ? right - size / 2 : left + size / 2;
    return { begin, length: Math.max(1, whole - size), size };
  }

  /** Whether values grow to the left. */
  get #isMirrored(): boolean {
    return this.#host.matches(':dir(rtl)');
  }

  #placeOf({ clientX, clientY }: PointerEvent): number {
    const { begin, length } = this.#track;
    const { vertical } = this.#host;
    return (((vertical ? clientY : clientX) - begin) * (vertical || this.#isMirrored ? -1 : 1)) / length;
  }
}
