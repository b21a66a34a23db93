import { callSync } from '../../call-sync.js';
import type { ContextRoot } from '../contexts/web/context-element.js';
import { within } from '../contexts/web/within.js';
import { intersectionObserver, mediaQueryObserver, selectorQuery } from './defined.js';
import type {
  IntersectionObserverOptions,
  MediaQueryObserver,
  NodeIntersectionObserver,
  SelectorQuery,
} from './types.js';
import { webIntersectionObserver } from './web/intersection.js';
import { webMediaQueryObserver } from './web/media-query.js';
import { webSelectorQuery } from './web/selector-query.js';

/** Measures elements of the page, or of a component. */
export const createSelectorQuery = (component?: ContextRoot | null): SelectorQuery =>
  callSync(selectorQuery, within(component), (options) => ({ query: webSelectorQuery(options.component) })).query;

/** Tells when elements of the page, or of a component, come into view. */
export const createIntersectionObserver = (
  component?: ContextRoot | null,
  options?: IntersectionObserverOptions,
): NodeIntersectionObserver =>
  callSync(intersectionObserver, { ...options, ...within(component) }, (given) => ({
    observer: webIntersectionObserver(given),
  })).observer;

/** Observes whether the window meets conditions. It takes a component as the others do, and has no need of it. */
export const createMediaQueryObserver = (_component?: ContextRoot | null): MediaQueryObserver =>
  callSync(mediaQueryObserver, {}, () => ({ observer: webMediaQueryObserver() })).observer;
