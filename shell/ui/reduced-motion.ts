/** Whether the user asked the system for less motion: nothing is animated then. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
