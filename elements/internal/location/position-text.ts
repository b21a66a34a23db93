import { msg } from '@lit/localize';
import type { PositionFailure } from '../geo/position.js';

/** Why the device's position is not known. */
export const positionText = (failure: PositionFailure): string =>
  failure === 'denied'
    ? msg('This page is not allowed to use your location', {
        id: 'nc.location.denied',
        desc: 'The user or the browser has not allowed the page to know where the device is',
      })
    : msg('Your location could not be found', {
        id: 'nc.location.not-found',
        desc: 'The device could not find out where it is',
      });
