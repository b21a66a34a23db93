import type { GeoPoint, GeoRegion } from '../internal/geo/types.js';

/** The user has tapped the map, but no marker or control; where. */
export class MapTapEvent extends Event implements GeoPoint {
  readonly latitude: number;
  readonly longitude: number;

  constructor({ latitude, longitude }: GeoPoint) {
    super('tap');
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** The user has tapped a marker, or let go of one; where it is. */
export class MarkerEvent extends Event implements GeoPoint {
  readonly markerId: number | string | undefined;
  readonly latitude: number;
  readonly longitude: number;

  constructor(
    type: 'markertap' | 'markerdragend',
    markerId: number | string | undefined,
    { latitude, longitude }: GeoPoint,
  ) {
    super(type);
    this.markerId = markerId;
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** The user has tapped the callout or the label of a marker. */
export class MarkerPartEvent extends Event {
  readonly markerId: number | string | undefined;

  constructor(type: 'callouttap' | 'labeltap', markerId: number | string | undefined) {
    super(type);
    this.markerId = markerId;
  }
}

/** The user has tapped a control. */
export class ControlTapEvent extends Event {
  readonly controlId: number | string | undefined;

  constructor(controlId: number | string | undefined) {
    super('controltap');
    this.controlId = controlId;
  }
}

/** The user has tapped a cluster: its markers, and where it is. */
export class ClusterTapEvent extends Event implements GeoPoint {
  readonly markerIds: readonly (number | string | undefined)[];
  readonly latitude: number;
  readonly longitude: number;

  constructor(markerIds: readonly (number | string | undefined)[], { latitude, longitude }: GeoPoint) {
    super('clustertap');
    this.markerIds = markerIds;
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** What the user does with the map: anything at its begin; then a move, or a move to another scale. */
export type RegionCause = 'gesture' | 'drag' | 'scale';

interface RegionChange {
  readonly phase: 'begin' | 'end';
  readonly causedBy: RegionCause;
  readonly scale: number;
  readonly centerLocation: GeoPoint;
  readonly region: GeoRegion;
}

/** The user moves or scales the map, or has done so; what it shows. */
export class RegionChangeEvent extends Event implements RegionChange {
  readonly phase: 'begin' | 'end';
  readonly causedBy: RegionCause;
  readonly scale: number;
  readonly centerLocation: GeoPoint;
  readonly region: GeoRegion;

  constructor({ phase, causedBy, scale, centerLocation, region }: RegionChange) {
    super('regionchange');
    this.phase = phase;
    this.causedBy = causedBy;
    this.scale = scale;
    this.centerLocation = centerLocation;
    this.region = region;
  }
}

/** What failed: the code of the map, or its base map. */
export type MapErrorCode = 'engine' | 'base-map';

/** The map, or a part of it, cannot be shown. */
export class MapErrorEvent extends Event {
  readonly errCode: MapErrorCode;
  readonly errMsg: string;

  constructor(errCode: MapErrorCode, errMsg: string) {
    super('error');
    this.errCode = errCode;
    this.errMsg = errMsg;
  }
}
