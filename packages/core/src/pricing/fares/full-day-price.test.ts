import { expect, it } from 'vitest';
import { calculateFullDayPrice } from './full-day-price.ts';

const choice = { packageFeeSatang: 99_000, optionFeesSatang: [10_000, 5_000], driverCount: 2 };

it('charges package and options for every driver and day', () => {
  expect(calculateFullDayPrice({ ...choice, hire: { kind: 'days', days: 3 } })).toEqual({
    packageSatang: 594_000,
    optionsSatang: 90_000,
    totalSatang: 684_000,
  });
});

it('charges a month for every driver and the options once', () => {
  expect(calculateFullDayPrice({ ...choice, packageFeeSatang: 1_750_000, hire: { kind: 'months', months: 2 } })).toEqual({
    packageSatang: 7_000_000,
    optionsSatang: 15_000,
    totalSatang: 7_015_000,
  });
});
