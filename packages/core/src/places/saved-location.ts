import type { LatLng } from '../basics/geo.ts';

/** How many places one customer may save. */
export const savedLocationLimit = 100;

/** How many of the places that a customer's jobs went to are remembered. */
export const recentAddressLimit = 20;

/** A place that a customer's job went to, with whom was called there. */
export interface RecentAddress extends LatLng {
  readonly addressName: string;
  readonly address: string;
  readonly contactName: string;
  /** As it is dialled in Thailand. */
  readonly contactPhone: string;
  readonly district: string;
  readonly subDistrict: string;
}

/** A place that a customer has saved (spec §3). */
export interface SavedLocation extends RecentAddress {
  readonly id: string;
  /** For the driver. */
  readonly remark: string;
  readonly isFavourite: boolean;
}

/** A page of saved places, favourites first, then by when they were last changed. */
export interface SavedLocationPage {
  readonly locations: readonly SavedLocation[];
  /** Of all pages together. */
  readonly total: number;
  /** Asks for the next page; null on the last. */
  readonly nextCursor: string | null;
  /** Where the latest jobs went, the newest first; on the first page only. */
  readonly recent: readonly RecentAddress[];
}
