import type { Satang } from '../../basics/money.ts';

/** Free minutes; below, the price of the first paid hour and of each half hour begun after it (spec §9). */
export const freeWaitingMinutes = 30;
const firstHourSatang = 3_000;
const halfHourSatang = 5_000;

/**
 * Price of a driver's waiting: 30 minutes free, then 30 baht for the first hour, then 50 baht for each half hour begun (spec §9,
 * decisions).
 * 90 minutes cost 30 baht, 91 cost 80.
 */
export function waitingFee(waitedMinutes: number): Satang {
  const paidMinutes = waitedMinutes - freeWaitingMinutes;
  if (paidMinutes <= 0) return 0;
  const halfHoursAfter = Math.max(0, Math.ceil((paidMinutes - 60) / 30));
  return firstHourSatang + halfHoursAfter * halfHourSatang;
}
