import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { isSafeUrl } from '../base/urls.js';
import { UNLESS_FALSE } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import type { BaseMap } from '../internal/geo/base-map.js';
import { BASE_MAP } from '../internal/geo/base-map-kind.js';
import { COORDINATE_SYSTEM, isPoint, LATITUDE, LONGITUDE, POINTS } from '../internal/geo/points.js';
import { currentPosition, knownPosition } from '../internal/geo/position.js';
import type { CoordinateSystem, GeoPoint, GeoRegion } from '../internal/geo/types.js';
import { ChildWatch } from '../internal/observe/children.js';
import { fillContentSlot } from './content-slot.js';
import { MapController } from './controller.js';
import { CIRCLES, CONTROLS, MARKERS, POLYGONS, POLYLINES } from './kinds.js';
import { keysText } from './keys-text.js';
import { mapStyles } from './map.styles.js';
import { sharePane } from './rights.js';
import type {
  MapCircle,
  MapControl,
  MapMarker,
  MapPolygon,
  MapPolyline,
  MoveAlongOptions,
  TranslateMarkerOptions,
} from './types.js';
import { PADDING, paddingOf } from './view-kinds.js';

/** The widest range of `min-scale` and `max-scale`. */
const SCALES = { least: 0, most: 22 };

const NAME = 'aria-label';

/** Points to show, and px around them. */
export interface FitPointsOptions {
  points: readonly GeoPoint[];
  /** In px: one number, or up to four as in CSS: top, right, bottom, left. */
  padding?: number | readonly number[];
}

/**
 * A map with markers, lines and areas. 300 × 150 px unless styled. By default it draws a map of the world that needs no
 * network; see `configureMaps` of `nacre/maps` for others. Arrow keys move it, + and - change its scale, Home goes back to
 * where the page has put it.
 *
 * @slot - Content above the map. Presses go through it, unless it has `pointer-events: auto`.
 * @slot callout - Callouts of markers with `customCallout`: each with the `marker-id` of its marker.
 * @event {MarkerEvent} markertap - The user has tapped a marker; fields `markerId`, `latitude`, `longitude`.
 * @event {MarkerEvent} markerdragend - The user has moved a marker; fields `markerId`, `latitude`, `longitude`.
 * @event {MarkerPartEvent} callouttap - The user has tapped a callout; field `markerId`.
 * @event {MarkerPartEvent} labeltap - The user has tapped a label; field `markerId`.
 * @event {ControlTapEvent} controltap - The user has tapped a control; field `controlId`.
 * @event {ClusterTapEvent} clustertap - The user has tapped a cluster; fields `markerIds`, `latitude`, `longitude`.
 * @event {RegionChangeEvent} regionchange - The user begins to move or scale the map, or has done so; fields `phase` (`begin`,
 *   `end`), `causedBy` (`gesture` at the begin, then `drag` or `scale`), `scale`, `centerLocation`, `region`.
 * @event {MapTapEvent} tap - The user has tapped the map itself; fields `latitude`, `longitude`.
 * @event {Event} updated - The map is there. Once.
 * @event {MapErrorEvent} error - The map, or its base map, cannot be shown; fields `errCode` (`engine`, `base-map`), `errMsg`.
 * @csspart map - The box of the map, which takes the focus.
 * @csspart location - The dot where the user is.
 * @csspart attribution - The line that says who made the map.
 * @csspart hint - Says what moves a cooperative map.
 * @csspart notice - Says that the map could not be loaded.
 * @cssprop --nc-map-background - Color where there is no map yet; default a neutral gray.
 * @cssprop --nc-map-water - Water of the embedded map.
 * @cssprop --nc-map-land - Land of the embedded map.
 * @cssprop --nc-map-border - Borders and coasts of the embedded map.
 * @cssprop --nc-map-label - Names of the embedded map.
 * @cssprop --nc-map-location-color - Color of the dot where the user is.
 */
export class NcMap extends NcElement {
  static override shadowRootOptions: ShadowRootInit = {
    mode: 'open',
    delegatesFocus: true,
    slotAssignment: 'manual',
  };
  static override styles = mapStyles;
  static override childWatch = new ChildWatch({ attributes: ['slot'] });
  static override localized = true;

  /** Properties that act when they are set: React wrappers set them only when they change. */
  static readonly commands: ReadonlySet<string> = new Set(['latitude', 'longitude', 'scale', 'includePoints']);
  static override template: TemplateResult = html`<div class="pane" part="map" tabindex="0" role="group" aria-describedby="keys"></div
    ><div class="ring"></div><div class="content"><slot></slot></div><p id="keys" hidden></p
    ><p class="unseen" role="status"></p>`;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, NAME];
  }

  readonly #controller = new MapController(this, (center, scale) => {
    this.#place = { ...center, scale };
  });
  /** What code has set, or where the user is; undefined: the defaults. */
  #place: { latitude?: number | undefined; longitude?: number | undefined; scale?: number | undefined } = {};

  /** Latitude of the center, in degrees. Follows the user. Default: 0. */
  @property({ type: LATITUDE, noAccessor: true })
  get latitude(): number {
    return this.#place.latitude ?? 0;
  }
  set latitude(latitude: number | undefined | null) {
    this.#setPlace('latitude', latitude);
  }

  /** Longitude of the center, in degrees. Follows the user. Default: 0. */
  @property({ type: LONGITUDE, noAccessor: true })
  get longitude(): number {
    return this.#place.longitude ?? 0;
  }
  set longitude(longitude: number | undefined | null) {
    this.#setPlace('longitude', longitude);
  }

  /** How near: a whole number from `minScale` to `maxScale`; each step is twice as near. Follows the user. Default: 16. */
  @property({ type: Number, noAccessor: true })
  get scale(): number {
    return Math.round(Math.min(Math.max(this.#place.scale ?? 16, this.minScale), this.maxScale));
  }
  set scale(scale: number | undefined | null) {
    this.#setPlace('scale', scale);
  }

  /** The farthest scale, from 0. Default: 5. */
  @property({ type: Number, attribute: 'min-scale', noAccessor: true })
  get minScale(): number {
    return this.#limits.min ?? 5;
  }
  set minScale(scale: number | undefined | null) {
    this.#setLimit('min', 'minScale', scale);
  }

  /** The nearest scale, up to 22. Default: 18. */
  @property({ type: Number, attribute: 'max-scale', noAccessor: true })
  get maxScale(): number {
    return this.#limits.max ?? 18;
  }
  set maxScale(scale: number | undefined | null) {
    this.#setLimit('max', 'maxScale', scale);
  }

  #limits: { min?: number | undefined; max?: number | undefined } = {};

  /** Markers. As JSON in HTML, like the other lists. */
  @property({ type: MARKERS, default: [] }) declare markers: readonly MapMarker[];

  /** Lines. */
  @property({ type: POLYLINES, default: [] }) declare polyline: readonly MapPolyline[];

  /** Areas with straight edges. */
  @property({ type: POLYGONS, default: [] }) declare polygons: readonly MapPolygon[];

  /** Round areas. */
  @property({ type: CIRCLES, default: [] }) declare circles: readonly MapCircle[];

  /** Pictures that stay where they are above the map. */
  @property({ type: CONTROLS, default: [] }) declare controls: readonly MapControl[];

  /** Shows all these points, whenever they are set: changes the center and the scale. */
  @property({ type: POINTS, attribute: 'include-points', default: [] }) declare includePoints: readonly GeoPoint[];

  /** Px around `includePoints`: one number, or up to four as in CSS. Default: 0. */
  @property({ type: PADDING, attribute: 'include-padding', default: 0 })
  declare includePadding: number | readonly number[];

  /** Shows where the user is, if the user allows that. Refreshed every 30000 ms. */
  @property({ type: Boolean, attribute: 'show-location', default: false }) declare showLocation: boolean;

  /** The user may move it: by dragging, and by the arrow keys. `enable-scroll="false"` turns that off: a finger scrolls the page. */
  @property({ type: UNLESS_FALSE, attribute: 'enable-scroll', default: true }) declare enableScroll: boolean;

  /** The user may change its scale: by the wheel, two fingers, a double tap, plus and minus. `enable-zoom="false"` turns that off. */
  @property({ type: UNLESS_FALSE, attribute: 'enable-zoom', default: true }) declare enableZoom: boolean;

  /**
   * Leaves scrolling to the page: the map moves by two fingers, and the wheel changes its scale together with Ctrl, or ⌘ on a Mac.
   * A hint says so to those who try otherwise. For a map within a page that scrolls.
   */
  @property({ type: Boolean, default: false }) declare cooperative: boolean;

  /** What is drawn below the overlays: `embedded`, the URL of a map, or a description. Default: that of `configureMaps`. */
  @property({ type: BASE_MAP, attribute: 'base-map' }) declare baseMap: BaseMap | undefined;

  /** The system of all positions: `wgs84`, `gcj02` or `bd09`. Default: that of `configureMaps`, which is `wgs84`. */
  @property({ type: COORDINATE_SYSTEM }) declare coordinates: CoordinateSystem | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) this.childrenChanged();
    this.#controller.connected();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#controller.disconnected();
  }

  /** @internal */
  override childrenChanged(): void {
    fillContentSlot(this);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === NAME) this.requestUpdate(NAME, old);
  }

  /** The center. */
  getCenterLocation(): Promise<GeoPoint> {
    return this.#controller.run(({ view }) => view.center);
  }

  /** The part of the world that is shown. */
  getRegion(): Promise<GeoRegion> {
    return this.#controller.run(({ view }) => view.region);
  }

  getScale(): Promise<number> {
    return this.#controller.run(({ view }) => view.scale);
  }

  /** Moves to a point; without one, to where the user is. */
  async moveToLocation(point?: Partial<GeoPoint> | null): Promise<void> {
    const to = isPoint(point) ? point : undefined;
    if (point && !to && (point.latitude !== undefined || point.longitude !== undefined))
      throw new TypeError('latitude, longitude: expected numbers from -90 to 90 and from -180 to 180');
    const known = to ? undefined : (knownPosition() ?? (await currentPosition(this)));
    return this.#controller.run(({ view }) =>
      view.show(to ?? this.#controller.fromMap({ lat: known!.latitude, lng: known!.longitude }), this.scale, true),
    );
  }

  /** Shows all these points. */
  async fitPoints({ points, padding }: FitPointsOptions): Promise<void> {
    if (!Array.isArray(points) || !points.length || !points.every(isPoint))
      throw new TypeError('points: expected positions');
    return this.#controller.run(({ view }) => view.fit(points, paddingOf(padding), this.scale, true));
  }

  /** Moves a marker to a place. */
  translateMarker(options: TranslateMarkerOptions): Promise<void> {
    return this.#controller.run(({ overlays }) => overlays.translateMarker(options));
  }

  /** Moves a marker along a path. */
  moveAlong(options: MoveAlongOptions): Promise<void> {
    return this.#controller.run(({ overlays }) => overlays.moveAlong(options));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const isOther = ['locale', NAME, 'enableScroll', 'enableZoom', 'cooperative'].some((name) => changed.has(name));
    if (!this.#isNamed || isOther) this.#writeNames();
    this.#controller.update(changed);
  }

  protected override renderContent(): unknown {
    return [this.#renderNotice(), this.#renderAttribution()];
  }

  #isNamed = false;

  #writeNames(): void {
    if (!this.#isNamed) this.watchLocale();
    this.#isNamed = true;
    const name = msg('Map', { id: 'nc.map.name', desc: 'Name of a map, for screen readers' });
    setRole(this.internals, 'region');
    this.internals.ariaLabel = name;
    const { pane } = this.#controller;
    pane.ariaLabel = this.getAttribute(NAME) || name;
    sharePane(pane, this);
    pane.ariaRoleDescription = msg('map', { id: 'nc.map.role', desc: 'What it is, for screen readers: a map' });
    this.renderRoot.querySelector('#keys')!.textContent = keysText(this);
  }

  #renderNotice(): unknown {
    if (!this.#controller.failure) return nothing;
    const text = msg('The map could not be loaded.', { id: 'nc.map.failed', desc: 'Shown in place of a map' });
    const retry = msg('Retry', { id: 'nc.map.retry', desc: 'Button that loads a map again' });
    return html`<div class="notice" part="notice" role="alert"
      ><p>${text}</p
      ><button type="button" @click=${() => this.#controller.retry()}>${retry}</button></div
    >`;
  }

  #renderAttribution(): unknown {
    const { attribution } = this.#controller;
    if (!attribution.length) return nothing;
    const items = attribution.map(({ text, url }) =>
      url && isSafeUrl(url) ? html`<a href=${url} target="_blank" rel="noopener">${text}</a> ` : html`${text} `,
    );
    return html`<div class="attribution" part="attribution">${items}</div>`;
  }

  #setPlace(name: 'latitude' | 'longitude' | 'scale', value: number | undefined | null): void {
    const old = this[name];
    this.#place = { ...this.#place, [name]: value ?? undefined };
    if (this[name] !== old) this.requestUpdate(name, old);
  }

  #setLimit(side: 'min' | 'max', name: 'minScale' | 'maxScale', value: number | undefined | null): void {
    const old = this[name];
    const whole = value === undefined || value === null ? undefined : Math.round(value);
    this.#limits = {
      ...this.#limits,
      [side]: whole === undefined ? undefined : Math.min(Math.max(whole, SCALES.least), SCALES.most),
    };
    if (this[name] !== old) this.requestUpdate(name, old);
  }
}
