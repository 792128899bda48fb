import type { Satang } from '../../basics/money.ts';
import type { VehicleKind } from '../../pricing/catalog.ts';

const motorcyclePerMinuteSatang = 500;
const otherPerMinuteSatang = 1_000;

/** Overtime at a vehicle's rate per minute, rounded up to whole minutes. */
export const overtimeFeeAt = (overtimeMinutes: number, perMinuteSatang: Satang): Satang =>
  Math.ceil(Math.max(0, overtimeMinutes)) * perMinuteSatang;

/**
 * Overtime of a full-day hire: 5 baht a minute with a motorcycle, 10 with any other vehicle (spec §9). Minutes are rounded up.
 */
export function overtimeFee(overtimeMinutes: number, vehicle: VehicleKind): Satang {
  return overtimeFeeAt(overtimeMinutes, vehicle === 'motorcycle' ? motorcyclePerMinuteSatang : otherPerMinuteSatang);
}
