import type { LatLng } from '../basics/geo.ts';

/** A point that a stop can stand at, found by search, by pin or by a pasted coordinate. */
export interface Place extends LatLng {
  readonly placeId: string;
  readonly name: string;
  /** One line: road or landmark area, subdistrict, district, province. */
  readonly address: string;
  readonly district: string;
  readonly subDistrict: string;
}
