import type { PageStyle } from './types.js';

/** Distance in px from the end at which `reachbottom` fires. */
export const REACH_BOTTOM = 50;

/** Whether taps go through the bar to the page. */
export const penetrates = ({ titlePenetrate }: PageStyle): boolean =>
  titlePenetrate === true || titlePenetrate === 'YES';

/** The navigation bar of a page: above the page, over the top of the page (`transparentTitle`), or none. */
export function barOf({ navigationStyle, transparentTitle = 'none' }: PageStyle): 'above' | 'over' | 'none' {
  if (navigationStyle === 'custom') return 'none';
  return transparentTitle === 'none' ? 'above' : 'over';
}

/** Whether the title stands at the start of the page too. */
export const hasLargeTitle = (style: PageStyle): boolean => style.largeTitle === true && barOf(style) === 'above';
