import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../../validation/rule-result.ts';

/** A parcel's weight, and its sides in any order. */
export interface Measures {
  readonly weightKg: number;
  readonly sidesCm: readonly number[];
}

/** A vehicle's limits; without sides only the weight counts (as in `Vehicle` of the catalog). */
export interface ParcelLimit {
  readonly maxWeightKg: number;
  readonly maxSizeCm: readonly number[];
}

/** Limit of a motorcycle: 20 kg and 50 × 50 × 80 cm (spec §9). */
export const motorcycleParcelLimit: ParcelLimit = { maxWeightKg: 20, maxSizeCm: [50, 50, 80] };

/** The sides as texts show them, shortest first: "50x50x80"; empty if only the weight counts. */
export const sizeOf = ({ maxSizeCm }: ParcelLimit): string => maxSizeCm.toSorted((a, b) => a - b).join('x');

const longestFirst = (sides: readonly number[]): readonly number[] => sides.toSorted((a, b) => b - a);

/** Checks that a parcel fits the vehicle in any orientation, as far as its sides are known (spec §9 "Parcel limit"). */
export function parcelWithin(limit: ParcelLimit, parcel: Measures): RuleResult<Measures> {
  const longest = longestFirst(limit.maxSizeCm);
  const doesFit = longest.length === 0 || longestFirst(parcel.sidesCm).every((side, index) => side <= (longest[index] ?? 0));
  return doesFit && parcel.weightKg <= limit.maxWeightKg
    ? ok(parcel)
    : refuse('parcelTooLarge', { maxKg: limit.maxWeightKg, maxSizeCm: sizeOf(limit) });
}

/** The first vehicle that takes the parcel; undefined if none does. @param vehicles smallest first, as in the catalog. */
export const vehicleFor = <Limit extends ParcelLimit>(vehicles: readonly Limit[], parcel: Measures): Limit | undefined =>
  vehicles.find((limit) => parcelWithin(limit, parcel).ok);
