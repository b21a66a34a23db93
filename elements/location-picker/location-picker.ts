import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { RovingFocusController } from '../internal/element/roving-focus.js';
import { isServer } from '../internal/element/server.js';
import type { BaseMap } from '../internal/geo/base-map.js';
import { BASE_MAP } from '../internal/geo/base-map-kind.js';
import { COORDINATE_SYSTEM, LATITUDE, LONGITUDE } from '../internal/geo/points.js';
import { mapSettings, mapSettingsEvents } from '../internal/geo/settings.js';
import type { CoordinateSystem, GeoPoint } from '../internal/geo/types.js';
import { distanceText } from '../internal/location/distance-text.js';
import { degreesText } from '../internal/location/map-links.js';
import { languageOf } from '../internal/location/place-language.js';
import '../icon/index.js';
import '../input/index.js';
import type { NcInput } from '../input/index.js';
import '../map/index.js';
import type { NcMap, RegionChangeEvent } from '../map/index.js';
import { Choice, keyOf, POINT } from './choice.js';
import { LocationConfirmEvent } from './events.js';
import { locationPickerStyles } from './location-picker.styles.js';
import { PIN } from './pin.js';
import { renderRow, renderSkeleton, renderSource, type Row } from './rows.js';
import { countText, emptyNotice, placesNotice, positionNotice, titleText, type Notice } from './texts.js';

/** How near the end of the list the next page is loaded, in px. */
const NEAR_END = 240;

/** Shows a part of a continent while no position is known: one whose clocks say the same. */
const far = () => ({ latitude: 30, longitude: -new Date().getTimezoneOffset() / 4, scale: 5 });

/** From this scale on a place can be told from its neighbors. */
const NEAR = 12;

/** Properties that start a new search when they change. */
const BEGINNINGS = ['latitude', 'longitude', 'coordinates', 'pageSize'];

/**
 * A screen to choose a place: a map with a pin in its middle, and a list of places near it or found by a search. The list is
 * below the map on phones, beside it from a width of 768 px on. The first row is the point of the pin itself. Arrow keys,
 * Home, End and typed letters move in the list, Enter chooses.
 *
 * @event {LocationConfirmEvent} confirm - The user has chosen; fields `name`, `address`, `latitude`, `longitude` and
 *   `distance`, the position in the `coordinates` of the picker.
 * @event {Event} cancel - The user has pressed the button that cancels.
 * @csspart bar - Around the buttons that cancel and confirm.
 * @csspart cancel - The button that cancels.
 * @csspart ok - The button that confirms.
 * @csspart map - The map.
 * @csspart pin - Around the pin.
 * @csspart my-location - The button that moves the map to where the device is.
 * @csspart panel - Around search field and list.
 * @csspart search - The search field.
 * @csspart row - A place in the list.
 * @csspart selected-row - The chosen place.
 * @cssstate dragging - The user moves the map.
 * @cssstate searching - The user searches.
 */
export class NcLocationPicker extends NcElement {
  static override styles = locationPickerStyles;
  static override localized = true;

  readonly #choice = new Choice({
    element: this,
    start: () => this.#start,
    system: () => this.coordinates ?? mapSettings().coordinates,
    pageSize: () => this.pageSize,
    changed: () => this.requestUpdate(),
    center: (point) => this.#center(point),
  });
  readonly #roving = new RovingFocusController<HTMLElement>(this, {
    items: () => this.#rows,
    orientation: () => 'vertical',
    wrap: false,
    textOf: (row) => row.querySelector('.name')!.textContent,
  });

  /** Where the map moves to with the next update. */
  #target: (GeoPoint & { readonly scale?: number }) | undefined;

  /** Where the map begins, in degrees. Default: where the device is. */
  @property({ type: LATITUDE }) declare latitude: number | undefined;

  /** Where the map begins, in degrees. Default: where the device is. */
  @property({ type: LONGITUDE }) declare longitude: number | undefined;

  /** What is searched for. Setting it begins a search. Empty: what is near. */
  @property({ default: '' }) declare keyword: string;

  /** How near the map is, 5 to 18. Default: 16. */
  @property({ type: Number, default: 16 }) declare scale: number;

  /** How many places are loaded at once. Default: 20. */
  @property({ type: Number, attribute: 'page-size', default: 20 }) declare pageSize: number;

  /** What the map is drawn on; see `nc-map`. Default: that of `configureMaps`, the embedded map. */
  @property({ attribute: 'base-map', type: BASE_MAP }) declare baseMap: BaseMap | undefined;

  /** Of all positions: `wgs84`, `gcj02` or `bd09`. Default: that of `configureMaps`, `wgs84`. */
  @property({ type: COORDINATE_SYSTEM }) declare coordinates: CoordinateSystem | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    mapSettingsEvents.addEventListener('change', this);
    // What was on its way when it left the page.
    if (this.hasUpdated) this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    mapSettingsEvents.removeEventListener('change', this);
    this.#choice.end();
    this.setState('dragging', false);
  }

  /** @internal The settings of all maps have changed. */
  handleEvent(): void {
    this.#begin();
  }

  /** Focuses the search field. */
  override focus(options?: FocusOptions): void {
    this.#field?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (isServer) return;
    if (changed.has('keyword') && this.hasUpdated) this.#choice.search(this.keyword.trim());
    else if (changed.has('keyword')) this.#choice.keyword = this.keyword.trim();
    if (!this.hasUpdated || BEGINNINGS.some((name) => changed.has(name))) this.#begin();
  }

  protected override update(changed: PropertyValues): void {
    const before = (this.renderRoot as Partial<ShadowRoot>).activeElement;
    super.update(changed);
    // A button that has done its work may be gone.
    if (before && !before.isConnected) (this.#rows[0] ?? this.#scroller).focus();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    setRole(this.internals, 'group');
    this.internals.ariaLabel = titleText();
    if (changed.has('keyword')) this.#field!.value = this.keyword;
    if (changed.has('scale') && this.#choice.point) this.#map.scale = this.scale;
    this.#moveMap();
    this.setState('searching', this.#choice.keyword);
    const rows = this.#rows;
    this.#roving.setTabStop(
      rows.find(({ tabIndex }) => tabIndex === 0) ??
        rows.find(({ dataset }) => dataset['key'] === this.#choice.selected),
    );
    void this.updateComplete.then(() => this.#loadNearEnd());
  }

  protected override renderContent(): unknown {
    const choice = this.#choice;
    const cancel = msg('Cancel', { id: 'nc.modal.cancel', desc: 'Button that closes a dialog without effect' });
    const ok = msg('OK', { id: 'nc.modal.confirm', desc: 'Button that agrees with what a dialog says' });
    const mine = msg('My location', { id: 'nc.location.mine', desc: 'Button that moves a map to where the device is' });
    const find = msg('Search for a place', { id: 'nc.location-picker.search', desc: 'Search field: name of a place' });
    return html`<div id="screen">
      <div id="bar" part="bar">
        <button class="float" part="cancel" type="button" @click=${this.#cancel}>${cancel}</button>
        <h2>${titleText()}</h2>
        <button id="ok" part="ok" type="button" ?disabled=${!choice.chosen} @click=${this.#confirm}>${ok}</button>
      </div>
      <div id="panel" part="panel">
        <div id="find">
          <nc-input
            id="search"
            part="search"
            clearable
            autocomplete="off"
            confirm-type="search"
            .placeholder=${find}
            aria-label=${find}
            @input=${this.#typed}
            @confirm=${this.#sent}
            @keydown=${this.#fieldKey}
            ><nc-icon slot="prefix" type="search"></nc-icon
          ></nc-input>
        </div>
        <div id="scroller" tabindex="-1" @scroll=${this.#loadNearEnd}>${this.#renderList()}</div>
      </div>
      <div id="stage">
        <nc-map
          id="map"
          part="map"
          .baseMap=${this.baseMap}
          .coordinates=${this.coordinates}
          .showLocation=${choice.isLocated}
          @regionchange=${this.#mapMoved}
        ></nc-map>
        <div id="pin" part="pin" aria-hidden="true"><svg viewBox="0 0 36 46">${PIN}</svg></div>
        <button
          id="here"
          class="float round"
          part="my-location"
          type="button"
          aria-label=${mine}
          aria-busy=${String(choice.isLocating)}
          @click=${() => void choice.locate()}
        >
          <nc-icon type="locate"></nc-icon>
        </button>
      </div>
      <p class="unseen" role="status">${this.#status}</p>
    </div>`;
  }

  #renderList(): unknown {
    const choice = this.#choice;
    const { places, provider, trouble, keyword } = choice;
    const { state, results, isPaging } = places;
    const isBusy = state === 'loading' && !isPaging;
    const rows = this.#describeRows();
    const label = msg('Places', {
      id: 'nc.location-picker.list',
      desc: 'Name of a list of places, for screen readers',
    });
    return html`${trouble ? this.#renderNotice(positionNotice(trouble), () => choice.locate(true)) : nothing}
      <div
        id="list"
        role="listbox"
        class=${isBusy ? 'busy' : ''}
        aria-label=${label}
        aria-busy=${String(isBusy)}
        ?hidden=${!rows.length}
        @keydown=${this.#listKey}
      >
        ${rows.map((row) => renderRow(row, () => choice.choose(row.key)))}
      </div>
      ${isBusy && !results.length ? renderSkeleton(5) : nothing} ${isPaging ? renderSkeleton(1) : nothing}
      ${state === 'error' ? this.#renderNotice(placesNotice(places.failure), () => places.retry(), true) : nothing}
      ${state === 'done' && !results.length ? this.#renderNotice(emptyNotice(Boolean(keyword))) : nothing}
      ${results.length ? renderSource(provider.attribution) : nothing}`;
  }

  #renderNotice([title, advice]: Notice, retry?: () => unknown, isFailure = false): unknown {
    const again = msg('Try again', { id: 'nc.location-picker.again', desc: 'Button after a failure' });
    const isBusy = retry && !isFailure && this.#choice.isLocating;
    return html`<div class="notice" role=${isFailure ? 'alert' : 'status'}>
      <nc-icon type=${isFailure ? 'warn' : retry ? 'locate' : 'search'}></nc-icon>
      <div>
        <p class="name">${title}</p>
        <p class="details">${advice}</p>
        ${retry ? html`<button type="button" aria-busy=${isBusy ? 'true' : nothing} @click=${retry}>${again}</button>` : nothing}
      </div>
    </div>`;
  }

  get #start(): GeoPoint | undefined {
    const { latitude, longitude } = this;
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  }

  get #map(): NcMap {
    return this.renderRoot.querySelector('nc-map')!;
  }

  get #field(): NcInput | null {
    return this.renderRoot?.querySelector('nc-input') ?? null;
  }

  get #scroller(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('#scroller')!;
  }

  get #rows(): HTMLElement[] {
    return [...(this.renderRoot?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  }

  /** For screen readers. */
  get #status(): string {
    const { state, results } = this.#choice.places;
    return state === 'done' && results.length ? countText(results.length) : '';
  }

  #begin(): void {
    if (!this.#start) this.#target = far();
    this.#choice.begin();
  }

  #center(point: GeoPoint): void {
    this.#target = point;
    this.requestUpdate();
  }

  #moveMap(): void {
    const target = this.#target;
    if (!target) return;
    this.#target = undefined;
    const map = this.#map;
    const { latitude, longitude, scale = map.scale < NEAR ? this.scale : map.scale } = target;
    Object.assign(map, { latitude, longitude, scale });
  }

  #typed(event: Event): void {
    // The picker is no text field.
    event.stopPropagation();
    this.#choice.search(this.#field!.value.trim(), true);
  }

  #sent(): void {
    this.#choice.search(this.#field!.value.trim());
  }

  #fieldKey(event: KeyboardEvent): void {
    if (event.isComposing || event.defaultPrevented) return;
    const field = this.#field!;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      this.#rows.find(({ tabIndex }) => tabIndex === 0)?.focus();
    } else if (event.key === 'Escape' && field.value) {
      // It does not close the screen as well.
      event.preventDefault();
      event.stopPropagation();
      field.value = '';
      this.#choice.search('');
    }
  }

  #listKey(event: KeyboardEvent): void {
    const { key, target } = event;
    const row = (target as Element).closest<HTMLElement>('[role="option"]');
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Enter' || key === ' ') this.#choice.choose(row.dataset['key']!);
    else if (key === 'ArrowUp' && row === this.#rows[0]) this.focus();
    else return;
    event.preventDefault();
  }

  #mapMoved({ phase, centerLocation }: RegionChangeEvent): void {
    this.setState('dragging', phase === 'begin');
    if (phase === 'end') this.#choice.moveTo(centerLocation);
  }

  #confirm(): void {
    const { chosen } = this.#choice;
    if (chosen) this.dispatchEvent(new LocationConfirmEvent(chosen));
  }

  #cancel(): void {
    this.dispatchEvent(new Event('cancel'));
  }

  /** Also for a list that is shorter than its box. */
  #loadNearEnd(): void {
    // What has come meanwhile is not in the list yet.
    if (!this.isConnected || this.isUpdatePending) return;
    // The focus is on the link below the list: rows that came in between would drive it away.
    if ((this.renderRoot as ShadowRoot).activeElement?.closest('.source')) return;
    const { clientHeight, scrollHeight, scrollTop } = this.#scroller;
    if (clientHeight && scrollHeight - clientHeight - scrollTop < NEAR_END) this.#choice.places.more();
  }

  #describeRows(): Row[] {
    const { point, place, selected, showsPoint, places } = this.#choice;
    const language = languageOf(this);
    const rows = places.results.map((found): Row => {
      const key = keyOf(found);
      const details = [distanceText(found.distance, language), found.address].filter(Boolean);
      return { key, title: found.name, details, isPoint: false, isSelected: key === selected };
    });
    if (!point || !showsPoint) return rows;
    const at = `${degreesText(point.latitude)}, ${degreesText(point.longitude)}`;
    const details = place ? [place.name, place.address].filter(Boolean) : [at];
    const title = msg('This point on the map', {
      id: 'nc.location-picker.point',
      desc: 'First row of a list of places: the point that the user has moved the map to',
    });
    return [{ key: POINT, title, details, isPoint: true, isSelected: selected === POINT }, ...rows];
  }
}
