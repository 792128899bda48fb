import type { LatLng } from '@songwai/core/basics/geo';
import type { PlaceKind } from '@songwai/core/places/place-kind';
import type { Province } from '../area/provinces.ts';
import type { SubdistrictAreas } from '../open-data/subdistrict-areas.ts';

/** Which list a place comes from. */
export type PlaceSource = 'landmark' | 'station' | 'district' | 'subdistrict' | 'stop' | 'street' | 'point';

export interface District extends LatLng {
  /** TIS-1099 code of four digits; the first two are the province's. */
  readonly code: string;
  readonly th: string;
  readonly en: string;
  readonly province: Province;
}

export interface Subdistrict extends LatLng {
  /** Six digits; the first four are the district's. */
  readonly code: string;
  readonly district: District;
  readonly th: string;
  readonly en: string;
  readonly postcode: string;
}

/** A place of the gazetteer, ready to be searched. */
export interface PlaceEntry extends LatLng {
  /** Stable as long as the English name is. */
  readonly id: string;
  readonly source: PlaceSource;
  readonly kind: PlaceKind;
  /** As shown; a station carries its system (`BTS Bang Na`). */
  readonly th: string;
  readonly en: string;
  /** What else people type for it, in either script. */
  readonly aliases: readonly string[];
  /** 1 everyone knows it … 5 the neighbours do, 6 names that only an address needs. */
  readonly rank: number;
  readonly district: District;
  /** Null for a whole district. */
  readonly subdistrict: Subdistrict | null;
  /** The nearest point that is known, not the one that was asked for: the customer moves the pin. */
  readonly isApproximate?: true;
}

export interface RailLine {
  readonly id: string;
  /** What people say before the name of its stations. */
  readonly system: { readonly th: string; readonly en: string };
  readonly th: string;
  readonly en: string;
  /** The line's own colour, `#rrggbb`. */
  readonly color: string;
}

export interface Station extends LatLng {
  readonly line: RailLine;
  readonly code: string;
  readonly th: string;
  readonly en: string;
  readonly district: District;
  readonly subdistrict: Subdistrict;
}

/** Everything that the embedded geocoder and the base map know of places. */
export interface Gazetteer {
  readonly districts: readonly District[];
  readonly subdistricts: readonly Subdistrict[];
  readonly areas: SubdistrictAreas;
  /** In the order of travel, line by line; an interchange stands once under each of its lines. */
  readonly stations: readonly Station[];
  readonly places: readonly PlaceEntry[];
}
