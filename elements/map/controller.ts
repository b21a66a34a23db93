import { msg } from '@lit/localize';
import type { PropertyValues } from 'lit';
import { lazy } from '../base/lazy.js';
import { languageOf } from '../internal/element/language.js';
import { Part, type PartHost } from '../internal/element/parts.js';
import { mapSettings, mapSettingsEvents } from '../internal/geo/settings.js';
import { convertCoordinates, loadCoordinates } from '../internal/geo/coordinates.js';
import { wrapLongitude } from '../internal/geo/points.js';
import type { CoordinateSystem, GeoPoint } from '../internal/geo/types.js';
import type { BaseMap } from '../internal/geo/base-map.js';
import type { MapEngine, MapOwner } from './engine.js';
import { MapErrorEvent, type MapErrorCode } from './events.js';
import type { MapRights } from './rights.js';
import type { BaseLayer, MapContent } from './types.js';
import { allowLeaflet } from './trusted-types.js';
import { paddingOf } from './view-kinds.js';

/** The element, as its controller sees it. */
export interface MapHost extends HTMLElement, PartHost, MapContent, MapRights {
  readonly hasUpdated: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly scale: number;
  readonly minScale: number;
  readonly maxScale: number;
  readonly includePoints: readonly GeoPoint[];
  readonly includePadding: unknown;
  readonly showLocation: boolean;
  readonly baseMap: BaseMap | undefined;
  readonly coordinates: CoordinateSystem | undefined;
}

const engine = new Part(lazy(() => import('./engine.js')));

const CONTENT: readonly string[] = ['markers', 'polyline', 'polygons', 'circles', 'controls'];
const ALL: ReadonlySet<string> = new Set([...CONTENT, 'locale', 'look', 'coordinates']);

interface Waiter {
  resolve(engine: MapEngine): void;
  reject(reason: unknown): void;
}

const gone = (): DOMException => new DOMException('the map has been removed', 'AbortError');

/** Keeps a map in its element: from the moment its code is there, while the element is on the page. */
export class MapController implements MapOwner {
  readonly element: MapHost;
  /** What failed, until the user tries again. */
  failure: MapErrorCode | undefined;
  readonly #follow: (center: GeoPoint, scale: number) => void;
  #engine: MapEngine | undefined;
  #system: CoordinateSystem = 'wgs84';
  #waiters: Waiter[] = [];
  #isLoading = false;
  /** `updated` has been fired. */
  #isTold = false;
  /** The points of `includePoints` are to be shown as soon as the element has a size. */
  #isFitPending = true;
  /** Where the map was when it was last drawn: what differs, code has set. */
  #shown: { readonly latitude: number; readonly longitude: number; readonly scale: number } | undefined;

  /** `follow` writes the properties, without an update. */
  constructor(element: MapHost, follow: (center: GeoPoint, scale: number) => void) {
    this.element = element;
    this.#follow = follow;
  }

  get pane(): HTMLElement {
    return this.element.shadowRoot!.querySelector<HTMLElement>('.pane')!;
  }

  /** The system that positions are converted by: the code for the one that is wanted may have to load. */
  get coordinates(): CoordinateSystem {
    return this.#system;
  }

  get language(): string {
    return languageOf(this.element.ownerDocument);
  }

  get isDark(): boolean {
    return getComputedStyle(this.pane).caretColor === 'rgb(0, 0, 0)';
  }

  get attribution(): BaseLayer['attribution'] {
    return this.#engine?.attribution ?? [];
  }

  connected(): void {
    mapSettingsEvents.addEventListener('change', this);
    if (this.element.hasUpdated) this.#start();
  }

  disconnected(): void {
    mapSettingsEvents.removeEventListener('change', this);
    this.#engine?.destroy();
    this.#engine = undefined;
    this.#dropWaiters();
  }

  /** The settings of all maps have changed. */
  handleEvent(): void {
    const { element } = this;
    if (!this.#engine) return;
    if (element.baseMap === undefined) this.#setBase(this.#engine);
    this.#convert();
  }

  /** Properties have changed. */
  update(changed: PropertyValues): void {
    const map = this.#engine;
    if (changed.has('includePoints')) this.#isFitPending = true;
    if (!map) {
      this.#start();
      return;
    }
    const { element } = this;
    if (changed.has('minScale') || changed.has('maxScale')) map.limit(element.minScale, element.maxScale);
    if (changed.has('coordinates')) this.#convert();
    if (changed.has('baseMap')) this.#setBase(map);
    if (changed.has('locale')) map.restyle(new Set(['locale']));
    this.#place(map);
    const names = [...changed.keys()].map(String).filter((name) => CONTENT.includes(name));
    if (names.length) map.overlays.update(element, new Set(names));
    if (changed.has('showLocation')) map.showLocation(element.showLocation);
  }

  /** Calls `action` with the map, as soon as it is there. Rejects if it cannot be, or goes. */
  async run<Result>(action: (map: MapEngine) => Result | Promise<Result>): Promise<Result> {
    const map = this.#engine ?? (await new Promise<MapEngine>((resolve, reject) => this.#wait({ resolve, reject })));
    return Promise.race([action(map), map.removed.then(() => Promise.reject(gone()))]);
  }

  /** The user tries again what failed. */
  retry(): void {
    this.failure = undefined;
    this.element.requestUpdate();
    if (this.#engine) this.#setBase(this.#engine);
    else this.#start();
  }

  toMap(point: GeoPoint): { lat: number; lng: number } {
    const { latitude, longitude } = convertCoordinates(point, this.#system, 'wgs84');
    return { lat: latitude, lng: longitude };
  }

  fromMap({ lat, lng }: { readonly lat: number; readonly lng: number }): GeoPoint {
    return convertCoordinates({ latitude: lat, longitude: wrapLongitude(lng) }, 'wgs84', this.#system);
  }

  followed(center: GeoPoint, scale: number): void {
    this.#shown = { latitude: center.latitude, longitude: center.longitude, scale };
    this.#follow(center, scale);
  }

  resized(): void {
    if (this.#engine) this.#place(this.#engine);
  }

  announce(text: string): void {
    this.element.shadowRoot!.querySelector('[role=status]')!.textContent = text;
  }

  lost(): void {
    this.announce(
      msg('Your location is not available.', { id: 'nc.map.lost', desc: 'Read out when a map cannot show the user' }),
    );
  }

  drawn(): void {
    this.failure = undefined;
    this.element.requestUpdate();
    this.#tellUpdated();
  }

  failed(code: MapErrorCode, error: unknown): void {
    this.failure = code;
    this.element.requestUpdate();
    const { message } = error as Partial<Error>;
    this.element.dispatchEvent(new MapErrorEvent(code, message ?? String(error)));
    if (code === 'base-map') this.#tellUpdated();
  }

  #start(): void {
    const { element } = this;
    if (this.#isLoading || this.#engine || this.failure === 'engine' || !element.isConnected) return;
    const wanted = this.#wanted;
    if (wanted !== 'wgs84' && this.#system !== wanted) return this.#load(wanted, () => this.#start());
    this.#system = wanted;
    this.#isLoading = true;
    const done = allowLeaflet();
    let isBuilt = false;
    engine.use(element, ({ MapEngine: Engine }) => {
      isBuilt = true;
      this.#isLoading = false;
      done();
      if (element.isConnected && !this.#engine) this.#build(new Engine(this, this.#where));
    });
    // `use` tells nothing of a failure.
    if (!isBuilt) void this.#watchLoad(done);
  }

  async #watchLoad(done: () => void): Promise<void> {
    if (await engine.load()) return;
    done();
    this.#lose('the code of the map');
  }

  /** Loads what a system of coordinates needs. */
  #load(system: CoordinateSystem, then: () => void): void {
    this.#isLoading = true;
    const loaded = loadCoordinates(system).then(
      () => {
        this.#isLoading = false;
        this.#system = system;
        then();
      },
      () => this.#lose(`the code for ${system}`),
    );
    this.element.waitFor(loaded);
  }

  #lose(what: string): void {
    this.#isLoading = false;
    const error = new Error(`${what} could not be loaded`);
    if (this.element.isConnected) this.failed('engine', error);
    for (const { reject } of this.#waiters.splice(0)) reject(error);
  }

  get #wanted(): CoordinateSystem {
    return this.element.coordinates ?? mapSettings().coordinates;
  }

  #build(map: MapEngine): void {
    const { element } = this;
    this.#engine = map;
    this.#place(map);
    map.overlays.update(element, ALL);
    this.#setBase(map);
    map.showLocation(element.showLocation);
    for (const { resolve } of this.#waiters.splice(0)) resolve(map);
  }

  #setBase(map: MapEngine): void {
    this.failure = undefined;
    map.setBase(this.element.baseMap ?? mapSettings().baseMap);
    this.element.requestUpdate();
  }

  get #where(): { center: GeoPoint; scale: number } {
    const { latitude, longitude, scale } = this.element;
    this.#shown = { latitude, longitude, scale };
    return { center: { latitude, longitude }, scale };
  }

  /** Shows what code has set, unless that is where the map is. */
  #place(map: MapEngine): void {
    const { element } = this;
    const { latitude, longitude, scale } = this.#shown!;
    const isMoved = latitude !== element.latitude || longitude !== element.longitude || scale !== element.scale;
    const { center, scale: wanted } = this.#where;
    if (isMoved) void map.view.show(center, wanted);
    if (!this.#isFitPending || !element.includePoints.length || !this.pane.offsetWidth) return;
    this.#isFitPending = false;
    void map.view.fit(element.includePoints, paddingOf(element.includePadding), element.scale);
  }

  /** The page's positions are of another system: those of what it has set stay the same numbers. */
  #convert(): void {
    const system = this.#wanted;
    if (system === this.#system) return;
    this.#load(system, () => {
      const map = this.#engine;
      if (!map) return this.#start();
      const { center, scale } = this.#where;
      void map.view.show(center, scale);
      map.overlays.update(this.element, new Set(['coordinates']));
    });
  }

  #wait(waiter: Waiter): void {
    if (this.failure === 'engine') waiter.reject(new Error('the code of the map could not be loaded'));
    else this.#waiters.push(waiter);
    if (this.element.hasUpdated) this.#dropWaiters();
  }

  /** Rejects what waits for a map that has left the page, unless it was only moved. */
  #dropWaiters(): void {
    queueMicrotask(() => {
      if (!this.element.isConnected) for (const { reject } of this.#waiters.splice(0)) reject(gone());
    });
  }

  #tellUpdated(): void {
    if (this.#isTold) return;
    this.#isTold = true;
    this.element.dispatchEvent(new Event('updated'));
  }
}
