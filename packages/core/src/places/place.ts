import type { LatLng } from '../basics/geo.ts';
import type { PlaceKind } from './place-kind.ts';

/** Who is at a place, and what the driver has to know there, from a saved place or an earlier job. */
export interface PlaceContact {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly remark: string;
}

/** A point for a stop, found by search, pin or a pasted coordinate. */
export interface Place extends LatLng {
  readonly placeId: string;
  readonly name: string;
  /** One line: road or landmark area, subdistrict, district, province. */
  readonly address: string;
  readonly district: string;
  readonly subDistrict: string;
  /** Kind of place, if known. */
  readonly kind?: PlaceKind;
  /** The nearest known point to a house number or soi, not the place itself: the customer should move the pin. */
  readonly isApproximate?: true;
  /** Only of the customer's own places; it fills in the stop's empty contact. */
  readonly contact?: PlaceContact;
}
