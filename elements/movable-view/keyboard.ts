import { msg, str } from '@lit/localize';
import { counted } from '../base/counted.js';
import { percentText } from '../internal/element/number-text.js';
import type { ReactiveElement } from 'lit';

/** How far an arrow key moves a view, in px; with Shift; and by what factor a key zooms it. */
const STEP = 10;
const LARGE_STEP = 50;
const ZOOM_STEP = 1.25;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };

/** What keys do to a view. */
export interface KeyboardTarget {
  /** Whether keys may move or zoom the view now. */
  readonly takesKeys: boolean;
  /** Whether the view may be moved along each axis. */
  readonly axes: readonly [x: boolean, y: boolean];
  readonly canZoom: boolean;
  /** The scale that it has now. */
  readonly currentScale: number;
  /** Moves it by px, and zooms it about its middle. */
  nudge(x: number, y: number, ratio?: number): void;
}

interface KeyboardView extends ReactiveElement {
  readonly x: number;
  readonly y: number;
  readonly scaleValue: number;
}

/** Moves and zooms a view by keys, and says to screen readers where it is then. */
export class MovableKeyboard {
  /** The text of the live region. Undefined while the view has not had the focus: then it has no live region. */
  announcement: string | undefined;
  readonly #view: KeyboardView;
  readonly #target: KeyboardTarget;

  constructor(view: KeyboardView, target: KeyboardTarget) {
    this.#view = view;
    this.#target = target;
    for (const type of ['keydown', 'focus', 'blur']) view.addEventListener(type, this);
  }

  handleEvent(event: Event): void {
    if (event.type === 'keydown') return this.#press(event as KeyboardEvent);
    // A live region must exist before its text changes. It is empty at first: old positions are not announced.
    this.announcement = event.type === 'focus' ? '' : undefined;
    this.#view.requestUpdate();
  }

  #press(event: KeyboardEvent): void {
    const { key, shiftKey } = event;
    const target = this.#target;
    if (event.target !== this.#view || event.defaultPrevented || !target.takesKeys) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = ARROWS[key] ?? [0, 0];
    const [canMoveX, canMoveY] = target.axes;
    const ratio = target.canZoom ? (key === '0' ? 1 / target.currentScale : ZOOMS[key]) : undefined;
    if (!(x && canMoveX) && !(y && canMoveY) && !ratio) return;
    event.preventDefault();
    const step = shiftKey ? LARGE_STEP : STEP;
    target.nudge(x * step, y * step, ratio);
    this.#announce(ratio !== undefined);
  }

  #announce(isZoom: boolean): void {
    const { x, y, scaleValue } = this.#view;
    const [left, top] = [Math.round(x), Math.round(y)];
    const percent = percentText(this.#view, Math.round(scaleValue * 100));
    this.announcement = isZoom
      ? msg(str`Zoom ${percent}`, {
          id: 'nc.movable-view.zoom',
          desc: 'Said by screen readers after a zoom by keyboard; the value is a percentage, such as 150%',
        })
      : counted(
          msg(str`{${left}, number} px from the left, {${top}, number} px from the top`, {
            id: 'nc.movable-view.place',
            desc: 'Said by screen readers after something was moved by keyboard; the values are pixels',
          }),
        );
    this.#view.requestUpdate();
  }
}
