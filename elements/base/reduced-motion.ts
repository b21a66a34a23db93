let query: MediaQueryList | undefined;

/** The media query of users who asked their system for less motion. Its `change` event fires when they change that. */
export const reducedMotion = (): MediaQueryList =>
  (query ??= globalThis.matchMedia('(prefers-reduced-motion: reduce)'));

/** Whether animations are to be left out. */
export const isMotionReduced = (): boolean => reducedMotion().matches;
