import { Map as LeafletMap } from 'leaflet';
import css from 'leaflet/dist/leaflet.css?inline';
import type { CoordinateSystem } from '../../../../elements/internal/geo/types.js';
import type { MapStage } from '../../../../elements/map/stage.js';

export interface StageOptions {
  latitude?: number;
  longitude?: number;
  zoom?: number;
  language?: string;
  isDark?: boolean;
  coordinates?: CoordinateSystem;
}

export interface TestStage extends MapStage {
  language: string;
  isDark: boolean;
  /** The element that Leaflet draws into. */
  readonly container: HTMLElement;
}

/** A bare Leaflet map of 400 by 300 px in a shadow root, as base maps see it. `remove()` takes it away. */
export function stageFor(options: StageOptions = {}): TestStage & { remove(): void } {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.cssText = 'width: 400px; height: 300px; position: relative; isolation: isolate';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const container = root.appendChild(document.createElement('div'));
  container.style.cssText = 'position: absolute; inset: 0';
  const map = new LeafletMap(container, {
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: false,
    fadeAnimation: false,
  });
  map.setView([options.latitude ?? 48.86, options.longitude ?? 2.35], options.zoom ?? 5);
  return {
    map,
    host,
    root,
    container,
    coordinates: options.coordinates ?? 'wgs84',
    language: options.language ?? 'en',
    isDark: options.isDark ?? false,
    toMap: ({ latitude, longitude }) => ({ lat: latitude, lng: longitude }),
    fromMap: ({ lat, lng }) => ({ latitude: lat, longitude: lng }),
    go: (center, zoom) => void map.setView(center, zoom),
    fire: () => true,
    announce() {},
    remove() {
      map.remove();
      host.remove();
    },
  };
}
