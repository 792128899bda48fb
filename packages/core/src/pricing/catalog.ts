import type { Satang } from '../basics/money.ts';

export type VehicleKind = 'motorcycle' | 'car' | 'pickup' | 'box' | 'fence' | 'reefer';

/** A name in both languages, from the gateway's database. */
export interface LocalName {
  readonly th: string;
  readonly en: string;
}

export interface Vehicle {
  readonly id: number;
  readonly kind: VehicleKind;
  readonly name: LocalName;
  readonly note: LocalName;
  readonly basePriceSatang: Satang;
  readonly includedKm: number;
  readonly maxWeightKg: number;
  /** Centimetres; empty if only the weight counts. */
  readonly maxSizeCm: readonly number[];
}

export interface ExtraService {
  readonly id: number;
  readonly name: LocalName;
  readonly kind: 'fixed' | 'fareShare' | 'returnLeg';
  readonly feeSatang: Satang;
  readonly percent: number;
  readonly vehicleIds: readonly number[];
}

/** Document, parcel, food. */
export interface DeliveryService {
  readonly id: number;
  readonly name: LocalName;
}

/** What can be booked, from the start-up data (`startup/calls.ts` fetches it and the shell passes it to the order flow). */
export interface Catalog {
  readonly vehicles: readonly Vehicle[];
  readonly extras: readonly ExtraService[];
  readonly services: readonly DeliveryService[];
}
