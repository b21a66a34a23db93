import { positionKeepers } from '../../../elements/base/kept-positions.js';
import type { Page } from '../../router/index.js';
import { placeOf } from './scroll.js';

/** The key of the positions in a page's snapshot. They are stored as: path of the element -> position. */
const POSITIONS = 'positions';

/**
 * Keeps which row a list of the page shows. Its offset in px depends on rows that are not measured when it comes back. The
 * page keeps them also while it is taken from the document, so nothing ends this.
 */
export function keepPositions({ snapshot }: Page, scroller: HTMLElement): void {
  const saved = (): Record<string, unknown> => Object(snapshot.get(POSITIONS)) as Record<string, unknown>;
  positionKeepers().set(scroller, {
    get: (element) => saved()[placeOf(element, scroller)],
    set(element, position) {
      const { [placeOf(element, scroller)]: _before, ...others } = saved();
      const positions = position === undefined ? others : { ...others, [placeOf(element, scroller)]: position };
      if (Object.keys(positions).length > 0) snapshot.set(POSITIONS, positions);
      else snapshot.delete(POSITIONS);
    },
  });
}
