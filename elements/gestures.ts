/**
 * The gesture arena, for pages and shells that recognize gestures of their own. Entry point `nacre/gestures`.
 *
 * `gestureArena()` returns the page's arena: `enter()` a `Gesture` in a `pointerdown` listener, and `block()` gestures by
 * name. `swallowClick()` suppresses the click that follows a drag. See "Gestures" in `elements/README.md`.
 */
export { gestureArena, type Gesture, type Travel, type Verdict } from './internal/gesture/arena.js';
export { swallowClick } from './internal/gesture/swallow-click.js';
