import Supercluster, { type PointFeature } from 'supercluster';
import { Cluster } from './cluster.js';
import type { Item } from './item.js';
import type { Marker } from './marker.js';
import { spread } from './spread.js';
import { latitudeOf, longitudeOf, worldX, worldY, type View } from './view.js';

/** Markers nearer than this are joined, in px. */
const RADIUS = 60;

type Index = Supercluster<Marker, Marker>;

interface Source {
  readonly index: Index;
  readonly name: string;
  readonly id: number;
}

/** The markers that are joined, by the `clusterId` within which they are. */
export class Clusters {
  readonly #indexes = new Map<string, Index>();
  /** The clusters that were last shown, by key: they keep their nodes. */
  #shown = new Map<string, Cluster>();
  readonly #sources = new WeakMap<Cluster, Source>();
  readonly #language: () => string;
  #maxZoom = 0;

  constructor(language: () => string) {
    this.#language = language;
  }

  /** Takes other markers. At `maxZoom` each is shown by itself. */
  load(markers: readonly Marker[], maxZoom: number): void {
    this.#maxZoom = maxZoom;
    this.#indexes.clear();
    this.#shown.clear();
    const groups = new Map<string, PointFeature<Marker>[]>();
    for (const marker of markers) {
      const name = String(marker.data.clusterId ?? '');
      const coordinates = [longitudeOf(marker.x), latitudeOf(marker.y)];
      const feature: PointFeature<Marker> = {
        type: 'Feature',
        geometry: { type: 'Point', coordinates },
        properties: marker,
      };
      const group = groups.get(name);
      if (group) group.push(feature);
      else groups.set(name, [feature]);
    }
    for (const [name, features] of groups) {
      const index: Index = new Supercluster({ radius: RADIUS, extent: 256, maxZoom: maxZoom - 1 });
      this.#indexes.set(name, index.load(features));
    }
  }

  /** What is drawn of them: clusters, and markers that are near no other. */
  collect(view: View, add: (item: Item) => void): void {
    const { west, east, north, south } = view.around;
    const shown = new Map<string, Cluster>();
    const box: [number, number, number, number] = [
      longitudeOf(west),
      latitudeOf(Math.min(1, south)),
      longitudeOf(east),
      latitudeOf(Math.max(0, north)),
    ];
    const zoom = Math.floor(view.zoom);
    const single: Marker[] = [];
    for (const [name, index] of this.#indexes) {
      for (const { properties, geometry } of index.getClusters(box, zoom)) {
        if (!('cluster_id' in properties)) {
          single.push(properties);
          add(properties);
          continue;
        }
        const { cluster_id: id, point_count: count } = properties;
        const key = `cluster ${id} ${name}`;
        let cluster = this.#shown.get(key);
        if (!cluster) {
          const [longitude, latitude] = geometry.coordinates as [number, number];
          cluster = new Cluster(key, { x: worldX(longitude), y: worldY(latitude) }, count, this.#language);
          this.#sources.set(cluster, { index, name, id });
        }
        shown.set(key, cluster);
        add(cluster);
      }
    }
    this.#shown = shown;
    // Those at one place are apart at no scale.
    if (zoom >= this.#maxZoom) spread(single, view.side);
    else for (const marker of single) marker.spread(undefined);
  }

  /** The markers of a cluster. */
  markersOf(cluster: Cluster): readonly Marker[] {
    const { index, id } = this.#sources.get(cluster)!;
    return index.getLeaves(id, Infinity).map(({ properties }) => properties);
  }

  /** The zoom from which the markers of a cluster are no longer one. */
  openingZoom(cluster: Cluster): number {
    const { index, id } = this.#sources.get(cluster)!;
    return index.getClusterExpansionZoom(id);
  }
}
