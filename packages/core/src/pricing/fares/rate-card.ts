import type { Satang } from '../../basics/money.ts';

/** A rate per kilometre from a whole kilometre up to the next band. */
export interface PriceBand {
  readonly fromKm: number;
  readonly perKmSatang: Satang;
}

/** A vehicle's rate (decisions, "Prices"). */
export interface VehicleRate {
  readonly vehicleId: number;
  /** Base price, which includes the kilometres below the first band. */
  readonly baseSatang: Satang;
  /** At least one, by ascending `fromKm`; the first starts where the base price ends. */
  readonly bands: readonly [PriceBand, ...PriceBand[]];
  /** For each stop beyond the second. */
  readonly extraStopSatang: Satang;
}

interface ExtraRuleBase {
  readonly id: number;
  /** Vehicles that offer it. */
  readonly vehicleIds: readonly number[];
}

/**
 * Pricing of an extra service. `fixed`: one fee. `fareShare`: a capped percentage of the distance fare. `returnLeg`: a percentage
 * of the way back's price at the first band's rate without a base; charged once, however many such extras are chosen.
 */
export type ExtraRule =
  | (ExtraRuleBase & { readonly kind: 'fixed'; readonly feeSatang: Satang })
  | (ExtraRuleBase & { readonly kind: 'fareShare'; readonly percent: number; readonly maxSatang: Satang })
  | (ExtraRuleBase & { readonly kind: 'returnLeg'; readonly percent: number });

/** The prices of one service as plain data, which the gateway reads from its database. */
export interface RateCard {
  readonly vehicles: readonly VehicleRate[];
  readonly extras: readonly ExtraRule[];
}

/** A vehicle's rate; undefined if the card does not have it. */
export const findVehicleRate = <Rate extends VehicleRate>(
  card: { readonly vehicles: readonly Rate[] },
  vehicleId: number,
): Rate | undefined => card.vehicles.find((rate) => rate.vehicleId === vehicleId);

const noExtras = { offered: [], missingIds: [] } as const;

/** Splits the requested extras into those that the vehicle offers and the ids of those that it does not. Drops duplicates. */
export function chooseExtras(
  card: RateCard,
  choice: { readonly vehicleId: number; readonly extraIds: readonly number[] },
): { readonly offered: readonly ExtraRule[]; readonly missingIds: readonly number[] } {
  // Asked for each vehicle of each estimate, mostly without extras.
  if (choice.extraIds.length === 0) return noExtras;
  const wanted = new Set(choice.extraIds);
  const offered = card.extras
    .filter((extra) => wanted.has(extra.id) && extra.vehicleIds.includes(choice.vehicleId))
    .toSorted((a, b) => a.id - b.id);
  const offeredIds = new Set(offered.map((extra) => extra.id));
  return { offered, missingIds: [...wanted].filter((id) => !offeredIds.has(id)) };
}
