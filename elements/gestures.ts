/** The page's gesture arena, for pages and shells that recognise gestures of their own. Entry point `nacre/gestures`. */
export { gestureArena, type Gesture, type Travel, type Verdict } from './internal/gesture/arena.js';
export { swallowClick } from './internal/gesture/swallow-click.js';
