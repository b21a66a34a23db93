/** Imitates an on-screen keyboard that covers a part of the page and does not resize it. */
export interface ScreenKeyboard {
  /** Covers this height, in CSS px; `shifted` is how far the browser has moved the page up. */
  cover(height: number, shifted?: number): void;
  /** The user zooms in, and sees the part of the page from `offsetTop` on; the keyboard covers `height`. */
  zoom(scale: number, offsetTop: number, height?: number): void;
  /** Puts the page's own viewport back. */
  remove(): void;
}

/** The window's own accessor. */
const original = Object.getOwnPropertyDescriptor(window, 'visualViewport')!;

/** Replaces the visual viewport until `remove()`. Only devices have a real keyboard of this kind. */
export function screenKeyboard(): ScreenKeyboard {
  const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: innerHeight, width: innerWidth });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  return {
    cover(height, shifted = 0) {
      Object.assign(viewport, { height: innerHeight - height, offsetTop: shifted });
      viewport.dispatchEvent(new Event('resize'));
    },
    zoom(scale, offsetTop, height = 0) {
      Object.assign(viewport, { scale, offsetTop, height: (innerHeight - height) / scale });
      viewport.dispatchEvent(new Event('resize'));
    },
    remove() {
      Object.defineProperty(window, 'visualViewport', original);
    },
  };
}
