import { msg } from '@lit/localize';
import type { MapRights } from './rights.js';

/** Which keys do what. */
export function keysText({ enableScroll, enableZoom }: MapRights): string {
  if (enableScroll && enableZoom) {
    return msg('Use the arrow keys to move the map, plus and minus to zoom, and Home to go back to the start.', {
      id: 'nc.map.keys',
      desc: 'Help for the keyboard, read out by screen readers',
    });
  }
  if (enableScroll) {
    return msg('Use the arrow keys to move the map, and Home to go back to the start.', {
      id: 'nc.map.move-keys',
      desc: 'Help for the keyboard, read out by screen readers, for a map whose scale stays',
    });
  }
  if (!enableZoom) return '';
  return msg('Use plus and minus to zoom the map, and Home to go back to the start.', {
    id: 'nc.map.zoom-keys',
    desc: 'Help for the keyboard, read out by screen readers, for a map that stays where it is',
  });
}
