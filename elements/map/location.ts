import { circle, marker, svg, type Circle, type Icon, type LatLngLiteral, type Marker, type Renderer } from 'leaflet';
import { msg } from '@lit/localize';
import { viewOf } from '../internal/element/view.js';
import { unwatchPosition, watchPosition, type Position } from '../internal/geo/position.js';
import type { MapStage } from './stage.js';

/** An element as Leaflet's icon. */
const iconOf = (element: HTMLElement): Icon =>
  ({ options: {}, createIcon: () => element, createShadow: () => null }) as unknown as Icon;

/** Safari's name for the direction of the compass. */
interface CompassEvent extends DeviceOrientationEvent {
  readonly webkitCompassHeading?: number;
}

const COMPASS = ['deviceorientationabsolute', 'deviceorientation'];

/** The direction of the top of the screen, in degrees clockwise from north. */
function compassOf({ absolute, alpha, webkitCompassHeading }: CompassEvent): number | undefined {
  const north = webkitCompassHeading ?? (absolute && alpha !== null ? 360 - alpha : undefined);
  return north === undefined ? undefined : (north + (globalThis.screen?.orientation?.angle ?? 0)) % 360;
}

/** Shows where the device is: a dot with its direction, and how far that may be off. */
export class LocationDot {
  readonly element: HTMLElement;
  readonly #stage: MapStage;
  readonly #lost: () => void;
  readonly #dot: HTMLElement;
  readonly #renderer: Renderer = svg();
  /** Where the user is. */
  #at: LatLngLiteral = { lat: 0, lng: 0 };
  #marker: Marker | undefined;
  #area: Circle | undefined;
  /** What the position says; the compass says it better. */
  #heading: number | undefined;
  #compass: number | undefined;
  #follows = false;

  constructor(stage: MapStage, lost: () => void) {
    this.element = stage.host;
    this.#stage = stage;
    this.#lost = lost;
    this.#dot = stage.host.ownerDocument.createElement('div');
    this.#dot.className = 'location';
    this.#dot.setAttribute('part', 'location');
    this.#dot.setAttribute('role', 'img');
    this.localize();
    stage.map.on('moveend', this.#place);
    this.follow(true);
  }

  /** Follows the device, or stops, as while the map is on a page that is covered. What is shown stays. */
  follow(on: boolean): void {
    if (on === this.#follows) return;
    this.#follows = on;
    if (on) watchPosition(this);
    else unwatchPosition(this);
    const view = viewOf(this.#dot);
    for (const type of COMPASS) {
      if (on) view.addEventListener(type, this);
      else view.removeEventListener(type, this);
    }
  }

  localize(): void {
    this.#dot.ariaLabel = msg('Your location', { id: 'nc.map.location', desc: 'The dot on a map where the user is' });
  }

  moved(position: Position): void {
    const { map } = this.#stage;
    const { latitude, longitude, accuracy, heading } = position;
    this.#at = { lat: latitude, lng: longitude };
    const at = this.#nearest;
    this.#marker ??= marker(at, {
      icon: iconOf(this.#dot),
      interactive: false,
      keyboard: false,
      zIndexOffset: -1000,
    }).addTo(map);
    this.#area ??= circle(at, {
      radius: accuracy,
      interactive: false,
      className: 'accuracy',
      renderer: this.#renderer,
    }).addTo(map);
    this.#area.setRadius(accuracy);
    this.#place();
    this.#heading = heading;
    this.#turn();
  }

  failed(): void {
    if (!this.#marker) this.#lost();
  }

  handleEvent(event: Event): void {
    const compass = compassOf(event as CompassEvent);
    if (compass === undefined) return;
    this.#compass = compass;
    this.#turn();
  }

  remove(): void {
    this.follow(false);
    this.#stage.map.off('moveend', this.#place);
    this.#marker?.remove();
    this.#area?.remove();
    this.#renderer.remove();
  }

  /** Where the user is in the copy of the world that is nearest to the center. */
  get #nearest(): LatLngLiteral {
    const { lat, lng } = this.#at;
    return { lat, lng: lng + 360 * Math.round((this.#stage.map.getCenter().lng - lng) / 360) };
  }

  readonly #place = (): void => {
    const at = this.#nearest;
    this.#marker?.setLatLng(at);
    this.#area?.setLatLng(at);
  };

  #turn(): void {
    const heading = this.#compass ?? this.#heading;
    this.#dot.classList.toggle('directed', heading !== undefined);
    if (heading !== undefined) this.#dot.style.setProperty('--_heading', `${heading}deg`);
  }
}
