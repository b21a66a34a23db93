import type { OverlayStack } from '../../elements/modal/index.js';
import { holdBack } from '../device/back.js';

const KEY = Symbol.for('nacre.overlays');
const page = globalThis as { [KEY]?: OverlayStack };

/** All open overlays of the page, those of the page's own elements included. The elements keep it; this loads none of them. */
export const overlayStack = (): OverlayStack => (page[KEY] ??= { open: [], listeners: new Set() });

/** The topmost overlay that blocks the page. */
export const topBlocking = () => overlayStack().open.findLast(({ blocksPage }) => blocksPage);

/** The topmost overlay, if Back is for it. A page in one is closed by the router, also above overlays of other pages. */
function topForBack() {
  const top = overlayStack().open.findLast(({ blocksPage, takesBack }) => blocksPage || takesBack);
  return (top?.takesBack ?? true) ? top : undefined;
}

/** Holds Back while an overlay is open that Back closes. Returns a function that stops it. */
export function holdBackWhileOpen(): () => void {
  const { listeners } = overlayStack();
  let release: (() => void) | undefined;
  const update = (): void => {
    const isWanted = Boolean(topForBack()?.isDismissible);
    if (isWanted === Boolean(release)) return;
    release?.();
    release = isWanted ? holdBack() : undefined;
  };
  listeners.add(update);
  update();
  return () => {
    listeners.delete(update);
    release?.();
  };
}

/** Closes the topmost overlay by Back. Returns true if there is one, even if its guard refuses. */
export function closeTop(): boolean {
  const top = topForBack();
  if (!top?.isDismissible) return false;
  top.dismiss('back');
  return true;
}
