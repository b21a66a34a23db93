/** The page's gesture arena, for what is written in React and recognises gestures of its own. */
export {
  gestureArena,
  type Gesture,
  type Travel,
  type Verdict,
} from '../elements/internal/controllers/gesture-arena.js';
export { swallowClick } from '../elements/internal/controllers/swallow-click.js';
