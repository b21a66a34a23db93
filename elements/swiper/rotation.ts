import { isMotionReduced } from '../internal/motion/reduced-motion.js';
import type { NcSwiper } from './swiper.js';

/** What users chose by the rotation control. */
const choices = new WeakMap<NcSwiper, boolean>();

/** Whether the user wants it to rotate, or not, or has not said. */
export const choiceOf = (swiper: NcSwiper): boolean | undefined => choices.get(swiper);

/** Whether `autoplay` waits for the user to start it. */
export const isStopped = (swiper: NcSwiper): boolean => !(choices.get(swiper) ?? !isMotionReduced());

export function toggleRotation(swiper: NcSwiper): void {
  choices.set(swiper, isStopped(swiper));
  swiper.requestUpdate();
}
