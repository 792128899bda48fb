import type { LatLng } from '../basics/geo.ts';

/** Maximum number of saved places per customer. */
export const savedLocationLimit = 100;

/** Maximum number of recent addresses stored per customer. */
export const recentAddressLimit = 20;

/** An address with its contact, which is empty where only the place was saved. */
interface ContactAddress extends LatLng {
  readonly addressName: string;
  readonly address: string;
  readonly contactName: string;
  /** As dialled in Thailand. */
  readonly contactPhone: string;
  readonly district: string;
  readonly subDistrict: string;
}

/** An address of a customer's job. */
export interface RecentAddress extends ContactAddress {
  /** When the last job to it was booked, in ISO 8601. */
  readonly usedDateTime?: string;
}

/** A place that a customer has saved (spec §3). */
export interface SavedLocation extends ContactAddress {
  readonly id: string;
  /** For the driver. */
  readonly remark: string;
  readonly isFavourite: boolean;
}

/** A page of saved places, favourites first, then by last change. */
export interface SavedLocationPage {
  readonly locations: readonly SavedLocation[];
  /** Number on all pages. */
  readonly total: number;
  /** Cursor of the next page; null on the last. */
  readonly nextCursor: string | null;
  /** Addresses of the latest jobs, newest first; only on the first page. */
  readonly recent: readonly RecentAddress[];
}
