import type { Satang } from '../../basics/money.ts';

/** A rate per kilometre from a whole kilometre on, up to where the next band begins. */
export interface PriceBand {
  readonly fromKm: number;
  readonly perKmSatang: Satang;
}

/** What one vehicle costs over a distance (decisions, "Prices"). */
export interface VehicleRate {
  readonly vehicleId: number;
  /** Price with the kilometres below the first band in it. */
  readonly baseSatang: Satang;
  /** At least one, by rising `fromKm`; the first begins where the base ends. */
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
 * How an extra service is charged. `fixed`: one fee. `fareShare`: a share of the distance fare, capped. `returnLeg`: a share of what the way
 * back costs at the first band's rate without a base; charged once however many such extras are chosen.
 */
export type ExtraRule =
  | (ExtraRuleBase & { readonly kind: 'fixed'; readonly feeSatang: Satang })
  | (ExtraRuleBase & { readonly kind: 'fareShare'; readonly percent: number; readonly maxSatang: Satang })
  | (ExtraRuleBase & { readonly kind: 'returnLeg'; readonly percent: number });

/** The prices of one service, as a value: the gateway reads it from its database. */
export interface RateCard {
  readonly vehicles: readonly VehicleRate[];
  readonly extras: readonly ExtraRule[];
}

/** Finds a vehicle's rate; undefined for a vehicle that the card does not know. */
export const findVehicleRate = <Rate extends VehicleRate>(
  card: { readonly vehicles: readonly Rate[] },
  vehicleId: number,
): Rate | undefined => card.vehicles.find((rate) => rate.vehicleId === vehicleId);

/** Splits the extras asked for into those that the vehicle offers and the ids that it does not (or nobody does). Doubles are dropped. */
export function chooseExtras(
  card: RateCard,
  choice: { readonly vehicleId: number; readonly extraIds: readonly number[] },
): { readonly offered: readonly ExtraRule[]; readonly missingIds: readonly number[] } {
  const wanted = new Set(choice.extraIds);
  const offered = card.extras
    .filter((extra) => wanted.has(extra.id) && extra.vehicleIds.includes(choice.vehicleId))
    .toSorted((a, b) => a.id - b.id);
  const offeredIds = new Set(offered.map((extra) => extra.id));
  return { offered, missingIds: [...wanted].filter((id) => !offeredIds.has(id)) };
}
