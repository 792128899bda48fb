import type { LatLng } from '@songwai/core/basics/geo';
import type { PlaceKind } from '@songwai/core/places/place-kind';
import type { Province } from '../area/provinces.ts';
import type { SubdistrictAreas } from '../open-data/subdistrict-areas.ts';

/** The list that a place comes from. */
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

/** A place of the gazetteer, ready for search. */
export interface PlaceEntry extends LatLng {
  /** Derived from the English name, and stable as long as that is. */
  readonly id: string;
  readonly source: PlaceSource;
  readonly kind: PlaceKind;
  /** Display name; a station's begins with its system (`BTS Bang Na`). */
  readonly th: string;
  readonly en: string;
  /** Other names that people type, in either script. */
  readonly aliases: readonly string[];
  /** 1: known to everybody … 5: known to neighbours; 6: a name used only in addresses. */
  readonly rank: number;
  readonly district: District;
  /** Null for a whole district. */
  readonly subdistrict: Subdistrict | null;
  /** The nearest known point, not the exact one: the customer moves the pin. */
  readonly isApproximate?: true;
}

export interface RailLine {
  readonly id: string;
  /** The system's name, which people say before the names of its stations. */
  readonly system: { readonly th: string; readonly en: string };
  readonly th: string;
  readonly en: string;
  /** The operator's colour of the line, `#rrggbb`. */
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

/** All places that the embedded geocoder and the base map know. */
export interface Gazetteer {
  readonly districts: readonly District[];
  readonly subdistricts: readonly Subdistrict[];
  readonly areas: SubdistrictAreas;
  /** In the order of travel, line by line; an interchange occurs once per line. */
  readonly stations: readonly Station[];
  readonly places: readonly PlaceEntry[];
}
