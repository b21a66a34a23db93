import type { PropertyValues, ReactiveControllerHost } from 'lit';
import { lazy } from '../../base/lazy.js';
import { Part, type PartHost } from '../element/parts.js';
import type { Pressable } from './press-look.js';

type HoverHost = Pressable & PartHost & ReactiveControllerHost;

const hover = new Part(lazy(() => import('./hover.js')));
const followed = new WeakSet<HoverHost>();

/**
 * Gives an element the look of its `hover-class` while it is pressed. Call it with each update: it loads the code when the
 * page first asks for the look, which most pages never do. `isUsable`: whether the element may be pressed now.
 */
export function followHover(element: HoverHost, changed: PropertyValues, isUsable: () => boolean): void {
  if (!changed.has('hoverClass') && !changed.has('hoverStopPropagation')) return;
  if (followed.has(element) || (element.hoverClass === 'none' && !element.hoverStopPropagation)) return;
  followed.add(element);
  hover.use(element, ({ followPresses }) => followPresses(element, isUsable));
}
