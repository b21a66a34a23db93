import { msg, str } from '@lit/localize';
import type { LatLngBounds } from 'leaflet';
import type { MapStage } from './stage.js';
import type { MapMarker } from './types.js';
import type { MapView } from './view.js';

/** So many markers are named. */
const MOST_NAMES = 3;

const nameOf = ({ ariaLabel, title, label, callout }: MapMarker): string | undefined =>
  ariaLabel || title || label?.content || callout?.content || undefined;

/** What the map shows, in words: its scale, and markers. */
export function summaryOf(stage: MapStage, view: MapView, markers: readonly MapMarker[]): string {
  const locale = stage.language;
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const { latitude, longitude } = view.center;
  const scale = view.scale;
  const place = `${numbers.format(latitude)}, ${numbers.format(longitude)}`;
  const where = msg(str`Center ${place}, scale ${scale}.`, {
    id: 'nc.map.where',
    desc: 'Read out after a map has moved. First: latitude and longitude, second: scale from 5 to 18',
  });
  const seen = markersIn(stage.map.getBounds(), stage, markers);
  if (!seen.length) return where;
  const names = seen.map(nameOf).filter((name) => name !== undefined);
  const list = new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(names.slice(0, MOST_NAMES));
  const count = numbers.format(seen.length);
  const what = msg(str`Markers in view: ${count}.`, {
    id: 'nc.map.inview',
    desc: 'Read out after a map has moved: how many markers it shows',
  });
  return [where, what, list].filter(Boolean).join(' ');
}

/** Compared by numbers: Leaflet would make two objects for each of thousands. */
function markersIn(bounds: LatLngBounds, stage: MapStage, markers: readonly MapMarker[]): MapMarker[] {
  const { lat: south, lng: west } = bounds.getSouthWest();
  const { lat: north, lng: east } = bounds.getNorthEast();
  return markers.filter((marker) => {
    const { lat, lng } = stage.toMap(marker);
    return lat >= south && lat <= north && lng >= west && lng <= east;
  });
}
