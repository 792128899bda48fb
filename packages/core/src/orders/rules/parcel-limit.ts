import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../../validation/rule-result.ts';

/** A parcel's weight and three sides, in any order. */
export interface Parcel {
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

const ascending = (sides: readonly number[]): readonly number[] => sides.toSorted((a, b) => a - b);

/** Checks that a parcel fits the vehicle in any orientation (spec §9 "Parcel limit"). */
export function parcelWithin(limit: ParcelLimit, parcel: Parcel): RuleResult<Parcel> {
  const longest = ascending(limit.maxSizeCm);
  const doesFit = longest.length === 0 || ascending(parcel.sidesCm).every((side, index) => side <= (longest[index] ?? 0));
  return doesFit && parcel.weightKg <= limit.maxWeightKg
    ? ok(parcel)
    : refuse('parcelTooLarge', { maxKg: limit.maxWeightKg, maxSizeCm: limit.maxSizeCm.join('x') });
}
