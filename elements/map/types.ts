import type { GeoPoint } from '../internal/geo/types.js';

export interface MarkerText {
  /** Plain text; `\n` breaks the line. */
  content: string;
  /** Any CSS color. */
  color?: string;
  /** In px. Default 14. */
  fontSize?: number;
  borderRadius?: number;
  borderWidth?: number;
  borderColor?: string;
  bgColor?: string;
  /** In px. */
  padding?: number;
  textAlign?: 'left' | 'right' | 'center';
}

export interface MarkerCallout extends MarkerText {
  /** `BYCLICK`: a tap on the marker shows and hides it. `ALWAYS`: always shown. Default `BYCLICK`. */
  display?: 'BYCLICK' | 'ALWAYS';
  boxShadow?: string;
  /** In px from its usual place above the marker. */
  anchorX?: number;
  anchorY?: number;
}

export interface MarkerLabel extends MarkerText {
  /** In px from the position of the marker; `x` and `y` are other names. */
  anchorX?: number;
  anchorY?: number;
  x?: number;
  y?: number;
}

export interface MapMarker extends GeoPoint {
  /** For events and methods. */
  id?: number | string;
  /** URL of a picture. Default: a pin in the color of the theme. */
  iconPath?: string;
  /** Name for screen readers, and content of the callout if it has none of its own. */
  title?: string;
  /** In degrees, clockwise. */
  rotate?: number;
  /** 0 to 1. */
  alpha?: number;
  /** In px. With one of them the other keeps the ratio; with neither: half of the picture's size. */
  width?: number;
  height?: number;
  /** What of the picture is at the position: 0 to 1 from left and top. Default `{ x: 0.5, y: 1 }`. */
  anchor?: { x: number; y: number };
  callout?: MarkerCallout;
  /** The callout is the child with `slot="callout"` and this `marker-id`. `display` as for `callout`. */
  customCallout?: { display?: 'BYCLICK' | 'ALWAYS'; anchorX?: number; anchorY?: number };
  label?: MarkerLabel;
  /** Near markers with `joinCluster` are shown as one with their number. */
  joinCluster?: boolean;
  /** Only markers of the same cluster are joined. */
  clusterId?: number | string;
  /** The user may move it. */
  draggable?: boolean;
  ariaLabel?: string;
  zIndex?: number;
}

export interface MapPolyline {
  points: readonly GeoPoint[];
  /** Default `#000000`. */
  color?: string;
  /** One color for each section between two points; the last is for all that follow. */
  colorList?: readonly string[];
  /** In px. Default 1. */
  width?: number;
  dottedLine?: boolean;
  /** Lengths of dashes and gaps in px. */
  dashArray?: readonly number[];
  /** Arrows along the line. */
  arrowLine?: boolean;
  /** URL of the picture of the arrows, pointing up. */
  arrowIconPath?: string;
  borderColor?: string;
  /** In px. Default 0. */
  borderWidth?: number;
  zIndex?: number;
}

export interface MapPolygon {
  points: readonly GeoPoint[];
  strokeColor?: string;
  strokeWidth?: number;
  fillColor?: string;
  dashArray?: readonly number[];
  zIndex?: number;
}

export interface MapCircle extends GeoPoint {
  /** In meters. */
  radius: number;
  color?: string;
  fillColor?: string;
  strokeWidth?: number;
}

export interface MapControl {
  id?: number | string;
  /** In px. */
  position?: { left?: number; top?: number; width?: number; height?: number };
  iconPath: string;
  clickable?: boolean;
  ariaLabel?: string;
}

/** What overlays are drawn. */
export interface MapContent {
  readonly markers: readonly MapMarker[];
  readonly polyline: readonly MapPolyline[];
  readonly polygons: readonly MapPolygon[];
  readonly circles: readonly MapCircle[];
  readonly controls: readonly MapControl[];
}

/** Markers, lines and areas on the map: elements/map/overlays/overlays.ts, `export class Overlays implements MapOverlays`. */
export interface MapOverlays {
  /** Draws what has changed. `changed` has the names of properties of `MapContent`, and `locale`, `look`, `coordinates`. */
  update(content: MapContent, changed: ReadonlySet<string>): void;
  translateMarker(options: TranslateMarkerOptions): Promise<void>;
  moveAlong(options: MoveAlongOptions): Promise<void>;
  /** Where it is now, also during an animation; undefined without such a marker. */
  positionOf(markerId: number | string): GeoPoint | undefined;
  destroy(): void;
}

export interface TranslateMarkerOptions {
  markerId: number | string;
  destination: GeoPoint;
  /** Turns the marker into its direction first. Default false. */
  autoRotate?: boolean;
  /** Degrees at the end. */
  rotate?: number;
  /** In milliseconds. Default 1000. */
  duration?: number;
  /** Aborts the animation; the marker stays where it is. */
  signal?: AbortSignal;
}

export interface MoveAlongOptions {
  markerId: number | string;
  path: readonly GeoPoint[];
  /** Default true. */
  autoRotate?: boolean;
  /** For the whole path, in milliseconds. Default 1000. */
  duration?: number;
  signal?: AbortSignal;
}

/** The map below the overlays: elements/map/base/create.ts, `export function createBase(stage, base): BaseLayer`. */
export interface BaseLayer {
  /** Its first picture is complete, or failed with the error that says why. */
  readonly ready: Promise<void>;
  /** Text and link of who made it. */
  readonly attribution: readonly { readonly text: string; readonly url?: string }[];
  /** Another language, or light and dark. */
  restyle(): void;
  destroy(): void;
}
