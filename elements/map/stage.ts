// Apart from the types for pages: consumers need none of Leaflet's.
import type { LatLngLiteral, Map as LeafletMap } from 'leaflet';
import type { CoordinateSystem, GeoPoint } from '../internal/geo/types.js';

/** What the parts of the map see of it. `map` is Leaflet's; its positions are WGS 84. */
export interface MapStage {
  readonly map: LeafletMap;
  readonly host: HTMLElement;
  /** The root for controls and lists above the map. */
  readonly root: ShadowRoot;
  /** From the page's coordinates to the map's. */
  toMap(point: GeoPoint): LatLngLiteral;
  fromMap(point: LatLngLiteral): GeoPoint;
  readonly coordinates: CoordinateSystem;
  readonly language: string;
  readonly isDark: boolean;
  /** Moves the map because of the user: the properties follow, and `regionchange` tells. */
  go(center: LatLngLiteral, zoom: number): void;
  /** Fires an event on the element. */
  fire(event: Event): boolean;
  /** Says politely what happened, to screen readers. */
  announce(text: string): void;
}
