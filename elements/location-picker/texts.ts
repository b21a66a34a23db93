import { msg, str } from '@lit/localize';
import { counted } from '../base/counted.js';
import type { PositionFailure } from '../internal/geo/position.js';
import { positionText } from '../internal/location/position-text.js';
import type { PlaceFailure } from '../internal/places/types.js';

/** A title, and what to do. */
export type Notice = readonly [title: string, advice: string];

/** Why the device's position is not known, and what the user can do. */
export function positionNotice(failure: PositionFailure): Notice {
  if (failure === 'denied')
    return [
      positionText(failure),
      msg(
        'Allow access to your location in the settings, then try again. You can also search for a place or move the map.',
        {
          id: 'nc.location-picker.denied',
          desc: 'What to do in the screen to choose a place while the page may not know where the device is',
        },
      ),
    ];
  return [
    positionText(failure),
    msg('Search for a place, or move the map.', {
      id: 'nc.location-picker.without-position',
      desc: 'What to do in the screen to choose a place while the position of the device is not known',
    }),
  ];
}

/** Why there are no places, and what the user can do. */
export function placesNotice(failure: PlaceFailure | undefined): Notice {
  const title = msg('The places could not be loaded', {
    id: 'nc.location-picker.failed',
    desc: 'In place of a list of places',
  });
  if (failure === 'limit')
    return [
      title,
      msg('Too many searches. Wait a moment, or choose the point on the map.', {
        id: 'nc.location-picker.limit',
        desc: 'The service that finds places refuses more searches for a while',
      }),
    ];
  return [
    title,
    msg('Try again, or choose the point on the map.', {
      id: 'nc.location-picker.retry',
      desc: 'What to do when no places could be loaded: the point on the map can be chosen all the same',
    }),
  ];
}

/** What a search has found, or is near. */
export function emptyNotice(isSearch: boolean): Notice {
  if (isSearch)
    return [
      msg('No places found', { id: 'nc.location-picker.none', desc: 'A search has no results' }),
      msg('Try other words, or move the map.', { id: 'nc.location-picker.other', desc: 'A search has no results' }),
    ];
  return [
    msg('No places nearby', {
      id: 'nc.location-picker.nothing-near',
      desc: 'The list of places near a point is empty',
    }),
    msg('Move the map, or search for a place.', {
      id: 'nc.location-picker.elsewhere',
      desc: 'What to do when there are no places near',
    }),
  ];
}

export const titleText = (): string =>
  msg('Choose a place', { id: 'nc.location-picker.title', desc: 'Heading of the screen with a map to choose a place' });

/** For screen readers. */
export const countText = (count: number): string =>
  counted(
    msg(str`{${count}, plural, one {# place} other {# places}}`, {
      id: 'nc.location-picker.count',
      desc: 'How many places are in the list, for screen readers',
    }),
  );
