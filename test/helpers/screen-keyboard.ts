/** As on a phone whose on-screen keyboard covers a part of the page, which keeps its size. */
export interface ScreenKeyboard {
  /** Covers so much, in CSS px; `shifted`: how far the browser has moved the page up. */
  cover(height: number, shifted?: number): void;
  /** Puts the page's own viewport back. */
  remove(): void;
}

/** The window's own accessor. */
const original = Object.getOwnPropertyDescriptor(window, 'visualViewport')!;

/** In place of the visual viewport, until it is removed. Nothing but a device has a keyboard of this kind. */
export function screenKeyboard(): ScreenKeyboard {
  const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: innerHeight, width: innerWidth });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  return {
    cover(height, shifted = 0) {
      Object.assign(viewport, { height: innerHeight - height, offsetTop: shifted });
      viewport.dispatchEvent(new Event('resize'));
    },
    remove() {
      Object.defineProperty(window, 'visualViewport', original);
    },
  };
}
