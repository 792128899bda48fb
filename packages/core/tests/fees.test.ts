import { describe, expect, it } from 'vitest';
import { withholdTax } from '../src/invoices/withholding.ts';
import { cancelFee } from '../src/jobs/fees/cancel-fee.ts';
import { overtimeFee } from '../src/jobs/fees/overtime-fee.ts';
import { waitingFee } from '../src/jobs/fees/waiting-fee.ts';
import { jobStatuses } from '../src/jobs/job-status.ts';
import { parcelWithin, vehicleFor } from '../src/pricing/vehicles/parcel-limit.ts';
import { mayAskForRating } from '../src/ratings/rating-prompt.ts';
import { isReferralEarned } from '../src/rewards/referral.ts';
import { topUpCredit } from '../src/wallet/top-up-bonus.ts';

describe('fees', () => {
  it('let a driver wait half an hour for nothing, then charge by begun periods', () => {
    expect([-5, 0, 30, 31, 60, 90, 91, 120, 121, 150, 151].map(waitingFee)).toEqual([
      0, 0, 0, 3_000, 3_000, 3_000, 8_000, 8_000, 13_000, 13_000, 18_000,
    ]);
  });

  it('count overtime by begun minutes', () => {
    expect([overtimeFee(0, 'motorcycle'), overtimeFee(1.2, 'motorcycle'), overtimeFee(3, 'reefer')]).toEqual([0, 1_000, 3_000]);
  });

  it('charge a cancellation once the driver has arrived', () => {
    expect(jobStatuses.filter((status) => cancelFee(status) === 6_500)).toEqual(['arrived', 'pickedUp', 'delivering']);
  });

  it('keep 1 % back for companies only, half-up', () => {
    expect(withholdTax(123_456, 'company')).toEqual({ withheldSatang: 1_235, payableSatang: 122_221 });
    expect(withholdTax(123_456, 'individual')).toEqual({ withheldSatang: 0, payableSatang: 123_456 });
  });
});

it('gives a wallet package its own bonus and an own amount none', () => {
  expect(topUpCredit(300_000, { bonusSatang: 40_000 })).toEqual({ bonusSatang: 40_000, creditedSatang: 340_000 });
  expect(topUpCredit(300_000, null)).toEqual({ bonusSatang: 0, creditedSatang: 300_000 });
});

it('rewards a referral after 500 baht within 30 days', () => {
  const earned = (spentSatang: number, daysSinceSignUp: number) => isReferralEarned({ spentSatang, daysSinceSignUp });
  expect([earned(50_000, 30), earned(49_999, 30), earned(50_000, 31)]).toEqual([true, false, false]);
});

it('asks for a rating at most once per Bangkok day, also when the clock was set back', () => {
  const asked = new Date('2026-11-21T09:00:00+07:00');
  expect(mayAskForRating(null, asked)).toBe(true);
  expect(mayAskForRating(asked, new Date('2026-11-22T00:00:00+07:00'))).toBe(true);
  expect(mayAskForRating(asked, new Date('2026-11-20T09:00:00+07:00'))).toBe(false);
});

it('turns a parcel until it fits, and only weighs what goes into a truck', () => {
  const bike = { maxWeightKg: 20, maxSizeCm: [50, 50, 80] };
  expect(parcelWithin(bike, { weightKg: 20, sidesCm: [80, 50, 50] }).ok).toBe(true);
  expect(parcelWithin(bike, { weightKg: 20, sidesCm: [51, 51, 10] })).toEqual({
    ok: false,
    error: { code: 'parcelTooLarge', values: { maxKg: 20, maxSizeCm: '50x50x80' } },
  });
  expect(parcelWithin({ maxWeightKg: 1_000, maxSizeCm: [] }, { weightKg: 900, sidesCm: [200, 200, 200] }).ok).toBe(true);
});

it('judges a parcel by the sides that are known', () => {
  const bike = { maxWeightKg: 20, maxSizeCm: [50, 50, 80] };
  expect(parcelWithin(bike, { weightKg: 1, sidesCm: [80] }).ok).toBe(true);
  expect(parcelWithin(bike, { weightKg: 1, sidesCm: [81] }).ok).toBe(false);
  expect(parcelWithin(bike, { weightKg: 1, sidesCm: [80, 60] }).ok).toBe(false);
});

it('finds the smallest vehicle that takes a parcel, if any does', () => {
  const bike = { id: 1, maxWeightKg: 20, maxSizeCm: [50, 50, 80] };
  const car = { id: 2, maxWeightKg: 100, maxSizeCm: [] };
  expect(vehicleFor([bike, car], { weightKg: 20, sidesCm: [] })).toBe(bike);
  expect(vehicleFor([bike, car], { weightKg: 3, sidesCm: [90, 10, 10] })).toBe(car);
  expect(vehicleFor([bike, car], { weightKg: 101, sidesCm: [] })).toBeUndefined();
});
