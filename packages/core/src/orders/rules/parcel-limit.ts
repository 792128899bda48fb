import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../../validation/rule-result.ts';

/** A parcel's weight and its three sides, in any order. */
export interface Parcel {
  readonly weightKg: number;
  readonly sidesCm: readonly number[];
}

/** What a vehicle carries; no sides: only the weight counts (as `Vehicle` of the catalog has it). */
export interface ParcelLimit {
  readonly maxWeightKg: number;
  readonly maxSizeCm: readonly number[];
}

/** What a motorcycle carries: 20 kg and 50 × 50 × 80 cm (spec §9). */
export const motorcycleParcelLimit: ParcelLimit = { maxWeightKg: 20, maxSizeCm: [50, 50, 80] };

const ascending = (sides: readonly number[]): readonly number[] => sides.toSorted((a, b) => a - b);

/** A parcel that the vehicle can carry, however it is turned (spec §9 "Parcel limit"). */
export function parcelWithin(limit: ParcelLimit, parcel: Parcel): RuleResult<Parcel> {
  const longest = ascending(limit.maxSizeCm);
  const doesFit = longest.length === 0 || ascending(parcel.sidesCm).every((side, index) => side <= (longest[index] ?? 0));
  return doesFit && parcel.weightKg <= limit.maxWeightKg
    ? ok(parcel)
    : refuse('parcelTooLarge', { maxKg: limit.maxWeightKg, maxSizeCm: limit.maxSizeCm.join('x') });
}
