import { lazy } from '../../../elements/base/lazy.js';
import { Feature } from '../base/feature.js';
import { SHARED } from './shared-name.js';
import type { Track } from './movement.js';

/** The motion of pages that share elements. */
export const SHARED_ELEMENTS = new Feature(lazy(() => import('./shared-elements.js')));

/** How long (ms) a motion waits for what measures the elements. */
const LOAD_TIMEOUT = 120;

/** Whether the page has elements to share. */
export const sharesElements = (page: Element): boolean => page.querySelector(SHARED) !== null;

/** How `top` comes in over `under`, if they share elements and what measures these is there in time. */
export async function sharedTracks(
  top: HTMLElement,
  under: HTMLElement,
  leaving: boolean,
): Promise<readonly Track[] | undefined> {
  const loaded = SHARED_ELEMENTS.get();
  if (loaded) return loaded.sharedTracks(top, under, leaving);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LOAD_TIMEOUT));
  const load = SHARED_ELEMENTS.load().catch((error: unknown) => {
    reportError(error);
  });
  return (await Promise.race([load, late]))?.sharedTracks(top, under, leaving);
}
