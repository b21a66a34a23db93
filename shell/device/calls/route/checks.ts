import { optional, pageUrl, positive, string } from '../../check.js';

/** The page that is meant. */
export const page = () => ({ url: pageUrl });

/** How a page comes in, or goes out. */
export const motion = () => ({ animationType: optional(string), animationDuration: optional(positive) });
