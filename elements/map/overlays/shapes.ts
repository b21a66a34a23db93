import { given } from '../../base/given.js';
import { Canvas, Circle, Polygon, Polyline, type LatLngLiteral, type Path, type PathOptions } from 'leaflet';
import type { GeoPoint } from '../../internal/geo/types.js';
import type { MapStage } from '../stage.js';
import type { MapCircle, MapContent, MapPolygon, MapPolyline } from '../types.js';
import { ArrowLine } from './arrow-line.js';

type Kind = 'polygons' | 'circles' | 'polyline';

/** In the order in which they are painted: lines are above areas. */
const KINDS = ['polygons', 'circles', 'polyline'] as const satisfies readonly Kind[];

const BLACK = '#000000';
const CLEAR = '#00000000';
/** Dash and gap of a dotted line, times its width, and at least in px. */
const DOTS = { widths: 2, least: 6 };

/** Something that has been drawn, and of what. */
interface Drawn {
  readonly data: MapPolyline | MapPolygon | MapCircle;
  readonly kind: Kind;
  /** Its middle, in degrees of longitude. */
  readonly middle: number;
  /** The copy of the world in which it is drawn: degrees from its own. */
  shift: number;
  paths: readonly Path[];
}

const dashes = (list: readonly number[] | undefined): number[] | undefined =>
  list?.some((length) => length > 0) ? [...list] : undefined;

/** A frame that Leaflet has asked for may come when the map has gone. */
class ShapeCanvas extends Canvas {
  declare protected readonly _ctx?: CanvasRenderingContext2D;

  protected _redraw(): void {
    if (this._ctx) (Canvas.prototype as unknown as ShapeCanvas)._redraw.call(this);
  }
}

/** Lines, polygons and circles, on one canvas. They take no taps: those are the map's. */
export class Shapes {
  readonly #stage: MapStage;
  readonly #canvas = new ShapeCanvas({ padding: 0.5 });
  readonly #drawn: Record<Kind, readonly Drawn[]> = { polygons: [], circles: [], polyline: [] };

  constructor(stage: MapStage) {
    this.#stage = stage;
    stage.map.on('moveend', this.#handleMoveEnd);
  }

  update(content: MapContent, changed: ReadonlySet<string>): void {
    const isConverted = changed.has('coordinates');
    const stale = KINDS.filter((kind) => isConverted || changed.has(kind));
    for (const kind of stale) {
      // The page's objects are those of its last update: what is the same object has not changed.
      const old = new Map(isConverted ? [] : this.#drawn[kind].map((drawn) => [drawn.data, drawn]));
      const lost = new Set(this.#drawn[kind]);
      this.#drawn[kind] = content[kind].map((data) => {
        const known = old.get(data);
        old.delete(data); // The same object twice is drawn twice.
        if (known) lost.delete(known);
        return known ?? this.#draw(kind, data);
      });
      for (const { paths } of lost) for (const path of paths) path.remove();
    }
    if (stale.length) this.#stack();
  }

  destroy(): void {
    this.#stage.map.off('moveend', this.#handleMoveEnd);
    for (const kind of KINDS) for (const { paths } of this.#drawn[kind]) for (const path of paths) path.remove();
    this.#canvas.remove();
  }

  #stack(): void {
    const { map } = this.#stage;
    const all = KINDS.flatMap((kind) => this.#drawn[kind]);
    const level = ({ data }: Drawn): number => ('zIndex' in data && data.zIndex) || 0;
    all.sort((one, other) => level(one) - level(other));
    for (const { paths } of all)
      for (const path of paths) {
        path.addTo(map);
        path.bringToFront();
      }
  }

  /** Draws what is nearer now in another copy of the world. */
  readonly #handleMoveEnd = (): void => {
    let isChanged = false;
    for (const drawn of KINDS.flatMap((kind) => this.#drawn[kind])) {
      const shift = this.#shiftOf(drawn.middle);
      if (shift === drawn.shift) continue;
      isChanged = true;
      for (const path of drawn.paths) path.remove();
      drawn.shift = shift;
      drawn.paths = this.#paths(drawn);
    }
    if (isChanged) this.#stack();
  };

  #shiftOf(middle: number): number {
    return 360 * Math.round((this.#stage.map.getCenter().lng - middle) / 360);
  }

  #draw(kind: Kind, data: Drawn['data']): Drawn {
    const points = 'points' in data ? data.points : [data];
    const longitudes = this.#positions(points).map(({ lng }) => lng);
    const [west, east] = longitudes.reduce(
      ([least, most], lng) => [Math.min(least!, lng), Math.max(most!, lng)],
      [Infinity, -Infinity],
    ) as [number, number];
    const middle = points.length ? (west + east) / 2 : 0;
    const drawn: Drawn = { kind, data, middle, shift: this.#shiftOf(middle), paths: [] };
    drawn.paths = this.#paths(drawn);
    return drawn;
  }

  #paths({ kind, data, shift }: Drawn): Path[] {
    if (kind === 'circles') return this.#circle(data as MapCircle, shift);
    const points = this.#positions((data as MapPolyline).points, shift);
    return kind === 'polyline' ? this.#line(data as MapPolyline, points) : this.#polygon(data as MapPolygon, points);
  }

  #options(options: PathOptions): PathOptions {
    return { renderer: this.#canvas, interactive: false, ...given(options) };
  }

  /** Each point in the copy of the world that is nearest to the one before: lines may cross the antimeridian. */
  #positions(points: readonly GeoPoint[], shift = 0): LatLngLiteral[] {
    let before: number | undefined;
    return points.map((point) => {
      const { lat, lng } = this.#stage.toMap(point);
      const near: number = before === undefined ? lng + shift : lng + 360 * Math.round((before - lng) / 360);
      before = near;
      return { lat, lng: near };
    });
  }

  #line(data: MapPolyline, points: LatLngLiteral[]): Path[] {
    const { color = BLACK, width = 1, dottedLine, borderColor = BLACK, borderWidth = 0, colorList = [] } = data;
    if (points.length < 2 || !width) return [];
    const dot = Math.max(DOTS.least, width * DOTS.widths);
    const dashArray = dashes(data.dashArray) ?? (dottedLine ? [dot, dot] : undefined);
    const paths: Path[] = [];
    if (borderWidth)
      paths.push(new Polyline(points, this.#options({ color: borderColor, weight: width + 2 * borderWidth })));
    for (const { color: own, from, to } of sections(points.length, colorList, color))
      paths.push(
        new Polyline(
          points.slice(from, to + 1),
          this.#options({ color: own, weight: width, ...(dashArray && { dashArray }) }),
        ),
      );
    if (data.arrowLine || data.arrowIconPath)
      paths.push(new ArrowLine(points, this.#options({ weight: width, color }), data.arrowIconPath));
    return paths;
  }

  #polygon(data: MapPolygon, points: LatLngLiteral[]): Path[] {
    if (points.length < 3) return [];
    const { strokeColor = BLACK, strokeWidth = 1, fillColor = CLEAR } = data;
    const dashArray = dashes(data.dashArray);
    const look = { ...this.#area(strokeColor, strokeWidth, fillColor), ...(dashArray && { dashArray }) };
    return [new Polygon(points, this.#options(look))];
  }

  #circle(circle: MapCircle, shift: number): Path[] {
    const { radius, color = BLACK, fillColor = CLEAR, strokeWidth = 1 } = circle;
    if (!(radius > 0)) return [];
    const look = this.#area(color, strokeWidth, fillColor);
    const { lat, lng } = this.#stage.toMap(circle);
    return [new Circle([lat, lng + shift], { ...this.#options(look), radius })];
  }

  #area(color: string, weight: number, fillColor: string): PathOptions {
    return { color, weight, stroke: weight > 0, fill: true, fillColor, fillOpacity: 1 };
  }
}

/** Neighboring sections of a line that have the same color: from which point to which. */
function* sections(points: number, colors: readonly string[], fallback: string) {
  const colorOf = (section: number): string => colors[Math.min(section, colors.length - 1)] ?? fallback;
  let from = 0;
  for (let to = 1; to < points; to++) {
    const color = colorOf(from);
    if (to < points - 1 && colorOf(to) === color) continue;
    yield { color, from, to };
    from = to;
  }
}
