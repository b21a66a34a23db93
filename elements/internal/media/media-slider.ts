import { boxOf } from '../element/scale.js';
import { gestureArena } from '../gesture/arena.js';
import { canDragThumb, ThumbDrag } from '../gesture/thumb-drag.js';
import type { MediaController } from './media-controller.js';

/** What an arrow key adds on a bar: seconds, and a share of the volume. */
const STEPS = { time: 5, volume: 0.05 };

/** What a slider of a player is about. */
export interface SliderSubject {
  value(): number;
  max(): number;
  /** What an arrow key adds. */
  readonly step: number;
  /** The user has chosen a value: by a key, or at the end of a drag. */
  choose(value: number): void;
  /** The user drags, and is at this value. */
  drag?(value: number): void;
  /** The user has begun, or ended, to drag. */
  changed(): void;
}

/** A press on a bar: a drag along it, or a tap. */
class BarDrag extends ThumbDrag {
  readonly name = 'slider';
  readonly #moved: (event: PointerEvent) => void;
  readonly #over: (event?: PointerEvent) => void;

  constructor(
    bar: HTMLElement,
    event: PointerEvent,
    moved: (at: PointerEvent) => void,
    over: (at?: PointerEvent) => void,
  ) {
    super(bar, 'x', event);
    this.#moved = moved;
    this.#over = over;
  }

  /** Competes for the pointer. A mouse has it at once, a finger may still scroll the page. */
  enter(event: PointerEvent): void {
    const arena = gestureArena();
    if (!arena.enter(event, this)) this.#over();
    else if (event.pointerType === 'mouse') arena.claim(this.pointerId, this);
  }

  moved(event: PointerEvent): void {
    this.#moved(event);
  }

  ended(event?: PointerEvent): void {
    this.#over(event);
  }

  /** A pointer that went up before it moved is a tap. */
  lost(event?: PointerEvent): void {
    if (event) this.won(event);
    this.ended(event);
  }

  protected started(): void {}
}

/** A slider of a player, by mouse, finger, pen and keys. It listens to its bar, the element with the role. */
export class MediaSlider {
  readonly #subject: SliderSubject;
  #drag: BarDrag | undefined;
  /** Where the user drags the thumb to. */
  #dragged: number | undefined;
  /** Where the mouse is above it. */
  #hovered: number | undefined;

  constructor(subject: SliderSubject) {
    this.#subject = subject;
  }

  get isDragging(): boolean {
    return this.#dragged !== undefined;
  }

  /** The value that the user sees. */
  get value(): number {
    return this.#dragged ?? this.#subject.value();
  }

  get max(): number {
    return this.#subject.max();
  }

  /** The value at the pointer, if it is there. */
  get pointed(): number | undefined {
    return this.#dragged ?? this.#hovered;
  }

  /** From 0 to 1. */
  shareOf(value: number): number {
    const { max } = this;
    return max > 0 && max < Infinity ? Math.min(1, Math.max(0, value / max)) : 0;
  }

  cancel(): void {
    this.#drag?.cancel();
  }

  handleEvent(event: Event): void {
    const { type } = event;
    if (type === 'keydown') this.#press(event as KeyboardEvent);
    else if (type === 'pointerdown') this.#start(event as PointerEvent);
    else this.#hover(event as PointerEvent);
  }

  #start(event: PointerEvent): void {
    if (this.#drag || !canDragThumb(event) || !(this.max > 0 && this.max < Infinity)) return;
    const bar = event.currentTarget as HTMLElement;
    const subject = this.#subject;
    this.#drag = new BarDrag(
      bar,
      event,
      (at) => {
        this.#dragged = valueAt(bar, at, this.max);
        subject.drag?.(this.#dragged);
        subject.changed();
      },
      (at) => {
        const value = this.#dragged;
        this.#drag = undefined;
        this.#dragged = undefined;
        if (at && value !== undefined) subject.choose(value);
        subject.changed();
      },
    );
    this.#drag.enter(event);
  }

  #hover(event: PointerEvent): void {
    const isOver = event.type === 'pointermove' && event.pointerType === 'mouse';
    this.#hovered = isOver ? valueAt(event.currentTarget as HTMLElement, event, this.max) : undefined;
    this.#subject.changed();
  }

  #press(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    if (altKey || ctrlKey || metaKey) return;
    const { max, value } = this;
    const { step } = this.#subject;
    const right = (currentTarget as HTMLElement).matches(':dir(rtl)') ? -step : step;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: right,
      ArrowLeft: -right,
      ArrowUp: step,
      ArrowDown: -step,
      PageUp: Math.max(step, max / 10),
      PageDown: -Math.max(step, max / 10),
      Home: -Infinity,
      End: Infinity,
    };
    const by = steps[key];
    if (by === undefined || !(max < Infinity)) return;
    event.preventDefault(); // The page must not scroll.
    this.#subject.choose(Math.min(max, Math.max(0, value + by)));
  }
}

/** The value at the position of a pointer. */
function valueAt(bar: HTMLElement, { clientX }: PointerEvent, max: number): number {
  const { left, width } = boxOf(bar);
  const share = width ? (clientX - left) / width : 0;
  return Math.min(1, Math.max(0, bar.matches(':dir(rtl)') ? 1 - share : share)) * max;
}

/** The bar with the time. */
export const seekSlider = (player: MediaController, changed: () => void): MediaSlider =>
  new MediaSlider({
    step: STEPS.time,
    value: () => player.time,
    max: () => player.duration,
    choose: (time) => player.seek(time),
    changed,
  });

/** The bar of the volume, which is audible while it is dragged. */
export const volumeSlider = (player: MediaController, changed: () => void): MediaSlider =>
  new MediaSlider({
    step: STEPS.volume,
    value: () => (player.isMuted ? 0 : player.volume),
    max: () => 1,
    choose: (volume) => player.setVolume(volume),
    drag: (volume) => player.setVolume(volume),
    changed,
  });
