import { fixture, fixtureCleanup, waitUntil } from '@open-wc/testing';
import type { NcMap, RegionChangeEvent } from 'nacre/elements/map';
import { drawn, settled } from '../../helpers/dom.js';
import type { Point } from '../../helpers/commands.js';

export const PARIS = { latitude: 48.8566, longitude: 2.3522 };

/** A map of 400 × 300 px with its first picture. */
export async function createMap(attributes = 'latitude="48.8566" longitude="2.3522" scale="10"'): Promise<NcMap> {
  fixtureCleanup(); // One at a time, so that it is inside the viewport.
  const map = await fixture<NcMap>(`<nc-map style="width: 400px; height: 300px" ${attributes}></nc-map>`);
  await settled(map);
  await drawn();
  return map;
}

export const paneOf = (map: NcMap): HTMLElement => map.shadowRoot!.querySelector<HTMLElement>('.pane')!;

/** What screen readers are told. */
export const saidBy = (map: NcMap): string => map.shadowRoot!.querySelector('[role=status]')!.textContent ?? '';

/** The middle of the map in the viewport, plus an offset. */
export function at(map: HTMLElement, offsetX = 0, offsetY = 0): Point {
  const { left, top, width, height } = map.getBoundingClientRect();
  return [Math.round(left + width / 2) + offsetX, Math.round(top + height / 2) + offsetY];
}

/** Its events from now on: `begin gesture 10`, `end drag 10`. */
export function follow(map: NcMap): string[] {
  const told: string[] = [];
  map.addEventListener('regionchange', (event) => {
    const { phase, causedBy, scale } = event as RegionChangeEvent;
    told.push(`${phase} ${causedBy} ${scale}`);
  });
  return told;
}

/** Resolves when what the user did has come to its end. */
export const ended = (told: readonly string[], times = 1): Promise<void> =>
  waitUntil(() => told.filter((each) => each.startsWith('end')).length >= times, `no end after ${told.join(', ')}`);

/** Px of the world at a scale, for a degree of longitude. */
export const pxPerDegree = (scale: number): number => (256 * 2 ** scale) / 360;
