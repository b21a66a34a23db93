import type { Provider } from '../../../types.js';
import { canScroll, pageElement } from '../../contexts/web/find.js';
import { scrollWithin } from './scroll-within.js';

/** Scrolls the page of a document without the shell: what its router says is the page, if that scrolls, else the document. */
export const pageScrollTo: Provider<'pageScrollTo'> = (options, { signal }) => {
  const page = pageElement();
  return scrollWithin(page && canScroll(page) ? page : document.scrollingElement!, options, signal);
};
