import type { GeoPoint } from '../internal/geo/types.js';

/** What the user has chosen. */
export interface ChosenPlace extends GeoPoint {
  readonly name: string;
  readonly address: string;
  readonly distance: number | undefined;
}

/** The user has chosen a place and confirmed it. The position is in the `coordinates` of the picker. */
export class LocationConfirmEvent extends Event implements ChosenPlace {
  /** Empty for a point whose name is not known. */
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  /** In meters from the point that the places were listed for, if known. */
  readonly distance: number | undefined;

  constructor({ name, address, latitude, longitude, distance }: ChosenPlace) {
    super('confirm');
    this.name = name;
    this.address = address;
    this.latitude = latitude;
    this.longitude = longitude;
    this.distance = distance;
  }
}
