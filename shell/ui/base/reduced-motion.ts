export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the user asked the system for less motion: nothing is animated then. */
export const isMotionReduced = (): boolean => matchMedia(REDUCED_MOTION).matches;
