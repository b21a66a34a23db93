import { callSync } from '../../call-sync.js';
import { animation } from './defined.js';
import type { AnimationStepOptions, NodeAnimation } from './types.js';
import { webAnimation } from './web/animation.js';

export { playAnimation } from './web/animation-play.js';

/** Collects the steps of an animation, which `play` or `playAnimation` plays on an element. */
export const createAnimation = (options: AnimationStepOptions = {}): NodeAnimation =>
  callSync(animation, options, (given) => ({ animation: webAnimation(given) })).animation;
