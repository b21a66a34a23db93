import type { ContextRoot } from './context-element.js';

/** The option of where to look; without one, on the page. */
export const within = (component?: ContextRoot | null): { component?: ContextRoot } =>
  component === undefined || component === null ? {} : { component };
