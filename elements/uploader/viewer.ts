import { lazy } from '../base/lazy.js';
import type { NcElement } from '../internal/element/nc-element.js';
import { Part } from '../internal/element/parts.js';
import { nameOf, type Entry } from './items.js';

/** Pictures on the whole screen: most users never tap one. */
const viewerPart = new Part(lazy(() => import('../image-viewer/index.js')));

/** Shows the pictures among the items of an uploader on the whole screen, this one first. */
export function viewPictures(uploader: NcElement, entries: readonly Entry[], first: Entry): void {
  const pictures = entries.filter(({ isPicture }) => isPicture);
  viewerPart.use(uploader, () => {
    if (!uploader.isConnected) return;
    const viewer = document.createElement('nc-image-viewer');
    viewer.urls = pictures.map(({ source, item }) => ({ url: source, alt: nameOf(item) }));
    viewer.current = pictures.indexOf(first);
    viewer.addEventListener('close', () => viewer.remove());
    uploader.renderRoot.append(viewer);
    void viewer.show();
  });
}
