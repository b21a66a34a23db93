import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import type { BaseMap } from '../internal/geo/base-map.js';
import { BASE_MAP, isEmbedded } from '../internal/geo/base-map-kind.js';
import { convertCoordinates, loadCoordinates } from '../internal/geo/coordinates.js';
import { COORDINATE_SYSTEM, distance, LATITUDE, LONGITUDE } from '../internal/geo/points.js';
import { currentPosition, PositionError, type PositionFailure } from '../internal/geo/position.js';
import { mapSettings } from '../internal/geo/settings.js';
import type { CoordinateSystem, GeoPoint } from '../internal/geo/types.js';
import { distanceText } from '../internal/location/distance-text.js';
import { degreesText, placeText, placeUrl, type Destination } from '../internal/location/map-links.js';
import { mayLocate } from '../internal/location/may-locate.js';
import { languageOf } from '../internal/location/place-language.js';
import { positionText } from '../internal/location/position-text.js';
import '../action-sheet/index.js';
import '../icon/index.js';
import '../map/index.js';
import type { MapMarker, NcMap } from '../map/index.js';
import { appLinks, type AppLink } from './apps.js';
import { locationViewerStyles } from './location-viewer.styles.js';
import type { ActionSelectEvent } from '../action-sheet/index.js';
import { copyText, share } from './send.js';

const LEAST_SCALE = 5;
const MOST_SCALE = 18;
/** The embedded map has towns and coasts, but no streets: nearer than that it would often be empty around the place. */
const MOST_EMBEDDED_SCALE = 9;

/** What moves the map to the place. */
const PLACE = ['latitude', 'longitude', 'scale', 'coordinates', 'baseMap'];

/**
 * A screen that shows a place on a map, with its name and address, and leads to map apps. It copies or shares the place.
 * The distance is shown if the device's position is known.
 *
 * @event {Event} close - The user has pressed the back button.
 * @csspart back - The back button.
 * @csspart map - The map.
 * @csspart my-location - The button that moves the map to where the device is.
 * @csspart card - Around all that is said of the place.
 * @csspart name - The name of the place. Pressing it moves the map to the place.
 * @csspart details - Distance and address.
 * @csspart navigate - The button that offers map apps.
 * @csspart copy - The button that copies the place.
 * @csspart share - The button that shares the place.
 */
export class NcLocationViewer extends NcElement {
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  static override styles = locationViewerStyles;
  static override localized = true;

  /** Where the device is, WGS 84. */
  #here: GeoPoint | undefined;
  #isLocating = false;
  #trouble: PositionFailure | undefined;
  #isCopied = false;
  #apps: readonly AppLink[] = [];
  /** The place, for `nc-map`. */
  #markers: readonly MapMarker[] = [];
  #isShown = false;
  /** Ends what is on its way when it leaves the page. */
  #control = new AbortController();

  /** Latitude of the place, in degrees. */
  @property({ type: LATITUDE }) declare latitude: number | undefined;

  /** Longitude of the place, in degrees. */
  @property({ type: LONGITUDE }) declare longitude: number | undefined;

  /**
   * How near the map is: 5 to 18. Numbers beyond are clamped. Default: 18. The embedded map, which has no streets, shows the
   * place from 9 at the nearest, so that there is a town or a coast to go by; the user may go nearer.
   */
  @property({ type: Number, default: MOST_SCALE }) declare scale: number;

  /** Name of the place. Default: its coordinates. */
  @property({ default: '' }) declare name: string;

  /** Its address. */
  @property({ default: '' }) declare address: string;

  /** Shows a back button, which fires `close`. */
  @property({ type: Boolean, default: false }) declare back: boolean;

  /** What the map is drawn on; see `nc-map`. Default: that of `configureMaps`, the embedded map. */
  @property({ attribute: 'base-map', type: BASE_MAP }) declare baseMap: BaseMap | undefined;

  /** Of the position: `wgs84`, `gcj02` or `bd09`. Default: that of `configureMaps`, `wgs84`. */
  @property({ type: COORDINATE_SYSTEM }) declare coordinates: CoordinateSystem | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#control = new AbortController();
    void this.#look(this.#control.signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#control.abort();
    this.#isLocating = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (['name', 'address', ...PLACE].some((name) => changed.has(name))) this.#describe();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    setRole(this.internals, 'group');
    this.internals.ariaLabel = msg('Place', {
      id: 'nc.location-viewer.label',
      desc: 'Name of a screen that shows a place',
    });
    // The way to copy a place in the coordinates of the world.
    if (this.#system !== 'wgs84')
      loadCoordinates(this.#system).then(
        () => this.#here && this.requestUpdate(),
        () => undefined,
      );
    if (!this.#isShown || PLACE.some((name) => changed.has(name))) this.#show();
  }

  protected override renderContent(): unknown {
    const back = msg('Back', { id: 'nc.nav-bar.back', desc: 'Button that leads to the page before' });
    const mine = msg('My location', { id: 'nc.location.mine', desc: 'Button that moves a map to where the device is' });
    const point = this.#point;
    const { name, address } = this;
    const title = this.#title;
    return html`<div id="screen">
      ${
        this.back
          ? html`<button id="back" class="float round" part="back" type="button" aria-label=${back} @click=${this.#close}>
              <nc-icon type="back"></nc-icon>
            </button>`
          : nothing
      }
      <div id="stage">
        <nc-map
          id="map"
          part="map"
          .markers=${this.#markers}
          .baseMap=${this.baseMap}
          .coordinates=${this.coordinates}
          .showLocation=${this.#here !== undefined}
        ></nc-map>
        <button
          id="here"
          class="float round"
          part="my-location"
          type="button"
          aria-label=${mine}
          aria-busy=${String(this.#isLocating)}
          @click=${() => void this.#locate()}
        >
          <nc-icon type="locate"></nc-icon>
        </button>
      </div>
      <div id="card" part="card">
        ${
          title
            ? html`<h2>
                <button part="name" type="button" @click=${this.#show}><bdi>${title}</bdi></button>
              </h2>`
            : nothing
        }
        ${this.#renderDetails(name ? address || this.#degrees : address)}
        <p id="notice" role="alert">${this.#notice}</p>
        ${point ? this.#renderActions() : nothing}
      </div>
      <nc-action-sheet
        .title=${msg('Get directions with', { id: 'nc.location-viewer.apps', desc: 'Heading of a list of map apps' })}
        .itemList=${this.#apps.map((app) => app.name)}
        @select=${this.#open}
      ></nc-action-sheet>
      <a id="link" hidden rel="noopener noreferrer"></a>
    </div>`;
  }

  #renderDetails(address: string): unknown {
    const point = this.#point;
    const here = this.#here;
    const metres = point && here ? distance(here, this.#world(point)) : undefined;
    const details = [distanceText(metres, languageOf(this)), address].filter(Boolean);
    if (!details.length) return nothing;
    return html`<p class="details" part="details"
      >${details.map((detail, index) => html`${index ? ' · ' : nothing}<bdi>${detail}</bdi>`)}</p
    >`;
  }

  #renderActions(): unknown {
    const go = msg('Directions', {
      id: 'nc.location-viewer.navigate',
      desc: 'Button that offers apps which show the way',
    });
    const copy = msg('Copy', { id: 'nc.location-viewer.copy', desc: 'Button that copies name, address and position' });
    const copied = msg('Copied', { id: 'nc.location-viewer.copied', desc: 'The place was copied to the clipboard' });
    const send = msg('Share', { id: 'nc.location-viewer.share', desc: 'Button that shares the place' });
    return html`<div class="actions">
        <button part="navigate" type="button" aria-haspopup="dialog" @click=${this.#navigate}>
          <nc-icon type="navigate"></nc-icon>${go}
        </button>
        <button part="copy" type="button" @click=${this.#copy}>
          <nc-icon type=${this.#isCopied ? 'success-no-circle' : 'copy'}></nc-icon>${this.#isCopied ? copied : copy}
        </button>
        <button part="share" type="button" @click=${this.#share}><nc-icon type="share"></nc-icon>${send}</button>
      </div>
      <p class="unseen" role="status">${this.#isCopied ? copied : ''}</p>`;
  }

  get #point(): GeoPoint | undefined {
    const { latitude, longitude } = this;
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  }

  get #system(): CoordinateSystem {
    return this.coordinates ?? mapSettings().coordinates;
  }

  get #degrees(): string {
    const point = this.#point;
    return point ? `${degreesText(point.latitude)}, ${degreesText(point.longitude)}` : '';
  }

  get #title(): string {
    return this.name || this.#degrees;
  }

  get #scale(): number {
    const most = isEmbedded(this.baseMap ?? mapSettings().baseMap) ? MOST_EMBEDDED_SCALE : MOST_SCALE;
    return Math.min(Math.max(Math.floor(this.scale), LEAST_SCALE), most);
  }

  get #notice(): string {
    const trouble = this.#trouble;
    if (!trouble) return '';
    if (trouble !== 'denied') return positionText(trouble);
    return msg(
      'This page is not allowed to use your location. Allow access to your location in the settings, then try again.',
      {
        id: 'nc.location-viewer.denied',
        desc: 'The user or the browser has not allowed the page to know where the device is, and what to do',
      },
    );
  }

  get #map(): NcMap {
    return this.renderRoot.querySelector('nc-map')!;
  }

  /** The place as others understand it. Before the code that converts has loaded: as it was given. */
  #world(point: GeoPoint): GeoPoint {
    try {
      return convertCoordinates(point, this.#system, 'wgs84');
    } catch {
      return point;
    }
  }

  #destination(point: GeoPoint): Destination {
    return { ...point, name: this.name, address: this.address };
  }

  #describe(): void {
    this.#isCopied = false;
    const point = this.#point;
    const title = this.#title;
    this.#markers = point ? [{ id: 1, ...point, title, ariaLabel: title }] : [];
  }

  /** Moves the map to the place. */
  #show(): void {
    this.#isShown = true;
    const point = this.#point;
    if (point) Object.assign(this.#map, { ...point, scale: this.#scale });
  }

  /** Finds out how far the place is, if that needs no question to the user. */
  async #look(signal: AbortSignal): Promise<void> {
    if (!(await mayLocate()) || signal.aborted) return;
    const here = await currentPosition(this).catch(() => undefined);
    if (!here || signal.aborted) return;
    this.#here = here;
    this.requestUpdate();
  }

  async #locate(): Promise<void> {
    if (this.#isLocating) return;
    const { signal } = this.#control;
    this.#isLocating = true;
    this.#trouble = undefined;
    this.requestUpdate();
    try {
      const [here] = await Promise.all([currentPosition(this), loadCoordinates(this.#system)]);
      if (signal.aborted) return;
      this.#here = here;
      const { latitude, longitude } = convertCoordinates(here, 'wgs84', this.#system);
      Object.assign(this.#map, { latitude, longitude });
    } catch (error) {
      if (signal.aborted) return;
      this.#trouble = error instanceof PositionError ? error.failure : 'unavailable';
    }
    this.#isLocating = false;
    this.requestUpdate();
  }

  async #navigate(): Promise<void> {
    const { signal } = this.#control;
    const point = this.#point!;
    this.#apps = await appLinks(this.#destination(point), this.#system, languageOf(this));
    this.requestUpdate();
    await this.updateComplete;
    if (!signal.aborted) void this.renderRoot.querySelector('nc-action-sheet')!.show();
  }

  /** In a window of its own, which cannot reach this page; a map app of the device needs none. */
  #open({ tapIndex }: ActionSelectEvent): void {
    const { url } = this.#apps[tapIndex]!;
    const link = this.renderRoot.querySelector<HTMLAnchorElement>('#link')!;
    link.href = url;
    link.target = url.startsWith('https:') ? '_blank' : '';
    link.click();
  }

  async #copy(): Promise<void> {
    const point = this.#point!;
    this.#isCopied = await copyText(this, placeText({ ...this.#destination(point), ...this.#world(point) }));
    this.requestUpdate();
  }

  async #share(): Promise<void> {
    const world = this.#world(this.#point!);
    const text = placeText({ ...this.#destination(world), ...world });
    if (!(await share(this, { title: this.#title, text, url: placeUrl(world) }))) await this.#copy();
  }

  #close(): void {
    this.dispatchEvent(new Event('close'));
  }
}
