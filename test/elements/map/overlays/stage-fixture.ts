import { fixtureCleanup } from '@open-wc/testing';
import { Map as LeafletMap } from 'leaflet';
import leafletCss from 'leaflet/dist/leaflet.css?inline';
import { Overlays } from '../../../../elements/map/overlays/overlays.js';
import type { MapStage } from '../../../../elements/map/stage.js';
import type { MapContent, MapMarker } from '../../../../elements/map/types.js';

const EMPTY: MapContent = { markers: [], polyline: [], polygons: [], circles: [], controls: [] };

/** Marker, cluster or callout as a user meets them. */
export type Node = HTMLElement;

/** A map of 600 × 400 px without a picture, as `nc-map` gives it to its overlays. */
export class TestStage implements MapStage {
  readonly host = document.createElement('div');
  readonly root: ShadowRoot;
  readonly map: LeafletMap;
  readonly coordinates = 'wgs84';
  language = 'en';
  readonly isDark = false;
  readonly fired: Event[] = [];
  readonly said: string[] = [];
  readonly overlays: Overlays;
  #content: MapContent = EMPTY;

  constructor({ latitude = 0, longitude = 0, scale = 10 } = {}) {
    this.root = this.host.attachShadow({ mode: 'open', slotAssignment: 'manual' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${leafletCss} .map { width: 600px; height: 400px; }`);
    this.root.adoptedStyleSheets.push(sheet);
    this.host.style.cssText = 'display: block; position: relative; inline-size: 600px';
    const container = document.createElement('div');
    container.className = 'map';
    this.root.append(container);
    document.body.append(this.host);
    const options = {
      zoomControl: false,
      attributionControl: false,
      keyboard: false,
      inertia: false,
      minZoom: 2,
      maxZoom: 18,
    };
    this.map = new LeafletMap(container, options).setView([latitude, longitude], scale);
    this.overlays = new Overlays(this);
  }

  toMap = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ lat: latitude, lng: longitude });
  fromMap = ({ lat, lng }: { lat: number; lng: number }) => ({ latitude: lat, longitude: lng });
  go = (center: { lat: number; lng: number }, zoom: number): void => void this.map.setView(center, zoom);
  fire = (event: Event): boolean => (this.fired.push(event), this.host.dispatchEvent(event));
  announce = (text: string): void => void this.said.push(text);

  set(content: Partial<MapContent>): void {
    this.#content = { ...this.#content, ...content };
    this.overlays.update(this.#content, new Set(Object.keys(content)));
  }

  setMarkers(...markers: MapMarker[]): void {
    this.set({ markers });
  }

  /** Goes there without an animation. */
  view(latitude: number, longitude: number, scale = this.map.getZoom()): void {
    this.map.setView([latitude, longitude], scale, { animate: false });
  }

  all(selector = '.marker'): Node[] {
    return [...this.root.querySelectorAll<Node>(`.markers ${selector}`)];
  }

  get names(): (string | null)[] {
    return this.all().map((node) => node.ariaLabel);
  }

  /** The button of a marker by its name. */
  button(name: string): Node {
    const found = this.root.querySelector<Node>(`[aria-label="${name}"]`);
    if (!found) throw new Error(`nothing is named ${name}`);
    return found;
  }

  /** Where on the map the tip of a marker is, in px of the map from its corner. */
  tip(name: string, anchor = { x: 0.5, y: 1 }): { x: number; y: number } {
    const { left, top, width, height } = this.button(name).getBoundingClientRect();
    const corner = this.map.getContainer().getBoundingClientRect();
    return { x: left - corner.left + width * anchor.x, y: top - corner.top + height * anchor.y };
  }

  /** Middle of a node, in px of the viewport. */
  middle(node: Element): [number, number] {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  }

  destroy(): void {
    this.overlays.destroy();
    // Leaflet would go on with a zoom when its panes are gone.
    Object.assign(this.map, { _animatingZoom: false });
    this.map.remove();
    this.host.remove();
    fixtureCleanup();
  }
}

let current: TestStage | undefined;

export function createStage(options?: { latitude?: number; longitude?: number; scale?: number }): TestStage {
  current = new TestStage(options);
  return current;
}

export function removeStage(): void {
  current?.destroy();
  current = undefined;
}
