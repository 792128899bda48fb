import { type Satang, satangFromBaht } from '../basics/money.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { ExtraService, LocalName } from './catalog.ts';
import type { priceOptionV4 as PriceOptionV4 } from './contract.ts';
import { extraFromWire } from './extra-from-wire.ts';

/** A vehicle that can be booked, with the caller's prices. */
export interface VehicleOption {
  readonly id: number;
  readonly name: LocalName;
  readonly basePriceSatang: Satang;
  readonly includedKm: number;
  readonly extraStopSatang: Satang;
}

/** Extras and vehicles offered at a place, or in any province. */
export interface PriceOptions {
  readonly extras: readonly ExtraService[];
  readonly vehicles: readonly VehicleOption[];
}

export const priceOptionsFromWire = (reply: ReplyOf<typeof PriceOptionV4>): PriceOptions => ({
  extras: (reply.priceOptions ?? []).map(extraFromWire),
  vehicles: (reply.vehicles ?? []).map((wire) => ({
    id: wire.id,
    name: { th: wire.nameTh, en: wire.nameEn },
    basePriceSatang: satangFromBaht(wire.basePrice),
    includedKm: wire.includedKm,
    extraStopSatang: satangFromBaht(wire.extraStopFee),
  })),
});
