import { isInField } from '../internal/gesture/pinch.js';
import type { MapRights } from './rights.js';
import type { MapView } from './view.js';

/** How far an arrow key moves the view, in px, and how much further with Shift. */
const STEP = 80;
const SHIFT = 3;

const PANS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Moves the map by a key; what has used the key itself prevents that. */
export function handleKey(
  event: KeyboardEvent,
  { pane, element }: { readonly pane: HTMLElement; readonly element: MapRights },
  view: MapView,
): void {
  const { enableScroll, enableZoom } = element;
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || isInField(event, pane)) return;
  const pan = enableScroll && PANS[key];
  const zoom = enableZoom && ZOOMS[key];
  if (pan) view.pan(pan[0] * (shiftKey ? SHIFT : 1), pan[1] * (shiftKey ? SHIFT : 1));
  else if (zoom) view.zoom(zoom);
  else if (key === 'Home' && (enableScroll || enableZoom)) view.goHome();
  else return;
  event.preventDefault();
}
