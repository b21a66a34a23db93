import { msg, str } from '@lit/localize';
import type { LatLngBounds } from 'leaflet';
import { listText } from '../base/list-text.js';
import type { MapStage } from './stage.js';
import type { MapMarker } from './types.js';
import type { MapView } from './view.js';

/** So many markers are named. */
const MOST_NAMES = 3;

const nameOf = ({ ariaLabel, title, label, callout }: MapMarker): string | undefined =>
  ariaLabel || title || label?.content || callout?.content || undefined;

/** What the map shows, in words: its center, its scale, and markers. Whole texts, since languages join sentences differently. */
export function summaryOf(stage: MapStage, view: MapView, markers: readonly MapMarker[]): string {
  const locale = stage.language;
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const { latitude, longitude } = view.center;
  const { scale } = view;
  const seen = markersIn(stage.map.getBounds(), stage, markers);
  const north = numbers.format(latitude);
  const east = numbers.format(longitude);
  const level = numbers.format(scale);
  if (!seen.length)
    return msg(str`Center: latitude ${north}, longitude ${east}. Zoom level ${level}.`, {
      id: 'nc.map.center',
      desc: 'Read out after a map has moved. First: latitude, second: longitude, third: zoom level from 5 to 18',
    });
  const count = numbers.format(seen.length);
  const names = seen.map(nameOf).filter((name) => name !== undefined);
  if (!names.length)
    return msg(str`Center: latitude ${north}, longitude ${east}. Zoom level ${level}. Markers in view: ${count}.`, {
      id: 'nc.map.center-markers',
      desc: 'Read out after a map has moved. Latitude, longitude, zoom level, and how many markers it shows',
    });
  const list = listText(locale, names.slice(0, MOST_NAMES));
  return msg(
    str`Center: latitude ${north}, longitude ${east}. Zoom level ${level}. Markers in view: ${count}. ${list}.`,
    {
      id: 'nc.map.center-names',
      desc: 'Read out after a map has moved. Latitude, longitude, zoom level, how many markers it shows, and the names of the first of them',
    },
  );
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
