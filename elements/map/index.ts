import { define } from '../internal/element/define.js';
import {
  ClusterTapEvent,
  ControlTapEvent,
  MapErrorEvent,
  MapTapEvent,
  MarkerEvent,
  MarkerPartEvent,
  RegionChangeEvent,
} from './events.js';
import { NcMap } from './map.js';

define('nc-map', NcMap);

declare global {
  interface HTMLElementTagNameMap {
    'nc-map': NcMap;
  }
}

export {
  NcMap,
  ClusterTapEvent,
  ControlTapEvent,
  MapErrorEvent,
  MapTapEvent,
  MarkerEvent,
  MarkerPartEvent,
  RegionChangeEvent,
};
export type { MapErrorCode, RegionCause } from './events.js';
export type { FitPointsOptions } from './map.js';
export type {
  MapCircle,
  MapControl,
  MapMarker,
  MapPolygon,
  MapPolyline,
  MarkerCallout,
  MarkerLabel,
  MarkerText,
  MoveAlongOptions,
  TranslateMarkerOptions,
} from './types.js';
