import type { Provider } from '../../../types.js';
import { webIntersectionObserver } from './intersection.js';
import { webMediaQueryObserver } from './media-query.js';
import { webSelectorQuery } from './selector-query.js';

// The providers of what observes and animates elements. They load with the first call that needs one of them.

export const createSelectorQuery: Provider<'createSelectorQuery'> = ({ component }) => ({
  query: webSelectorQuery(component),
});
export const createIntersectionObserver: Provider<'createIntersectionObserver'> = (options) => ({
  observer: webIntersectionObserver(options),
});
export const createMediaQueryObserver: Provider<'createMediaQueryObserver'> = () => ({
  observer: webMediaQueryObserver(),
});
