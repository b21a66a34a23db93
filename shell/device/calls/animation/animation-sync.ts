import { callSync } from '../../call-sync.js';
import { animation } from './defined.js';
import type { AnimationStepOptions, ExportedAnimation, NodeAnimation, PlayedAnimation } from './types.js';
import { webAnimation } from './web/animation.js';
import { play } from './web/animation-play.js';

/** Collects the steps of an animation, which `play` or `playAnimation` plays on an element. */
export const createAnimation = (options: AnimationStepOptions = {}): NodeAnimation =>
  callSync(animation, options, (given) => ({ animation: webAnimation(given) })).animation;

/**
 * Plays an animation on an element: a step after the other, from where the element is. What it shows at the end stays, as its
 * own style. Another animation takes the place of one that plays. If the user prefers reduced motion, the end shows at once.
 */
export const playAnimation = (target: Element | string, animation: ExportedAnimation): PlayedAnimation =>
  play(target, animation);
