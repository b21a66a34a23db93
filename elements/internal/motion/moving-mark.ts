import { boxOf, scaleOf } from '../element/scale.js';

/** A stretch of a line, in px. */
export interface Span {
  readonly left: number;
  readonly width: number;
}

/** Where an element is shown, seen from the start of `frame`: what scrolls the frame does not count. */
export function spanIn(frame: HTMLElement, element: Element): Span {
  const { left, width } = boxOf(element);
  const unit = scaleOf(frame).x;
  return { left: (left - boxOf(frame).left) / unit, width: width / unit };
}

/** Shows a mark at `to` instead of at its own place `home`, at once. */
export function putMark({ style }: HTMLElement, home: Span, to: Span): void {
  style.setProperty('transition', 'none');
  style.setProperty('--_x', `${to.left - home.left}px`);
  style.setProperty('--_grow', `${to.width - home.width}px`);
}

/** Shows a mark at its own place. It moves there by the transition of its styles. */
export function bringHome(mark: HTMLElement): void {
  mark.style.cssText = '';
  // Chromium would leave an empty attribute, unless it is read first.
  if (mark.getAttribute('style') === '') mark.removeAttribute('style');
}

/** Moves a mark to its own place from where it, or the one before it, was. */
export function glide(mark: HTMLElement, frame: HTMLElement, from: Span): void {
  bringHome(mark);
  mark.style.setProperty('transition', 'none');
  putMark(mark, spanIn(frame, mark), from);
  // The browser has to compute these styles, or there would be nothing to move from.
  void mark.offsetWidth;
  bringHome(mark);
}
