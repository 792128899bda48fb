import type { LatLng } from '../basics/geo.ts';
import type { PlaceKind } from './place-kind.ts';

/** A point that a stop can stand at, found by search, by pin or by a pasted coordinate. */
export interface Place extends LatLng {
  readonly placeId: string;
  readonly name: string;
  /** One line: road or landmark area, subdistrict, district, province. */
  readonly address: string;
  readonly district: string;
  readonly subDistrict: string;
  /** What stands there, where that is known. */
  readonly kind?: PlaceKind;
  /** The nearest known point to a house number or soi, not the place itself: the pin should be moved. */
  readonly isApproximate?: true;
}
