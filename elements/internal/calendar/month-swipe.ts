import type { ReactiveControllerHost } from 'lit';
import { PanController, type PanState } from '../gesture/pan.js';

export interface MonthSwipeOptions {
  /** Whether there is a next page (1), or one before (-1). */
  mayTurn(pages: number): boolean;
  turned(pages: number): void;
}

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot?: ParentNode };

/** A drag over this share of the width turns the page. */
const TURNING_SHARE = 0.3;
/** As does a faster one, in px/ms. */
const TURNING_SPEED = 0.3;

/** Lets the user drag `.track`, with the pages beside it, to the next or the previous page. */
export class MonthSwipe {
  readonly #host: Host;
  readonly #options: MonthSwipeOptions;
  #track: HTMLElement | null = null;
  #isDragging = false;
  /** Ends the motion under way after a release. */
  #finish: (() => void) | undefined;

  constructor(host: Host, options: MonthSwipeOptions) {
    this.#host = host;
    this.#options = options;
    new PanController(host, {
      name: 'calendar',
      axis: () => 'x',
      mayEnter: (event) => event.composedPath().some((each) => (each as Element).part?.contains('grid')),
      mayStart: ({ inline }) => options.mayTurn(inline < 0 ? 1 : -1),
      start: () => this.#start(),
      move: (state) => this.#show(state),
      end: (state, cancelled) => this.#end(state, cancelled),
    });
  }

  /** Whether the pages beside the shown one are in sight. */
  get isDragging(): boolean {
    return this.#isDragging;
  }

  #start(): void {
    this.#finish?.();
    this.#track = this.#host.renderRoot!.querySelector('.track');
    this.#setDragging(true);
  }

  #show({ x, inline }: PanState): void {
    this.#track!.style.translate = this.#options.mayTurn(inline < 0 ? 1 : -1) ? `${x}px` : '';
  }

  #end({ x, inline, speedInline }: PanState, cancelled: boolean): void {
    const track = this.#track!;
    const isFar = Math.abs(inline) > track.offsetWidth * TURNING_SHARE;
    const isFast = Math.abs(speedInline) > TURNING_SPEED && speedInline * inline > 0;
    const wanted = inline < 0 ? 1 : -1;
    const pages = !cancelled && (isFar || isFast) && this.#options.mayTurn(wanted) ? wanted : 0;
    const finish = () => {
      if (this.#finish !== finish) return;
      this.#finish = undefined;
      track.classList.remove('settling');
      track.style.translate = '';
      this.#setDragging(false);
      if (pages) this.#options.turned(pages);
    };
    this.#finish = finish;
    track.classList.add('settling');
    track.style.translate = pages ? `${Math.sign(x) * 100}%` : '0';
    void Promise.allSettled(track.getAnimations().map(({ finished }) => finished)).then(finish);
  }

  #setDragging(on: boolean): void {
    this.#isDragging = on;
    this.#host.requestUpdate();
  }
}
