import { expect, it } from 'vitest';
import { nextPackage } from './next-package.ts';

const packages = [
  { packageId: 2, priceSatang: 300_000, bonusSatang: 40_000 },
  { packageId: 1, priceSatang: 100_000, bonusSatang: 10_000 },
];

it.each([
  ['฿2,600', 260_000, { offered: { packageId: 2 }, missingSatang: 40_000 }],
  ['฿2,500', 250_000, { offered: { packageId: 2 }, missingSatang: 50_000 }],
  ['฿999.99', 99_999, { offered: { packageId: 1 }, missingSatang: 1 }],
])('%s is nudged to the next package', (_, amount, nudge) => {
  expect(nextPackage(amount, packages)).toMatchObject(nudge);
});

it.each([
  ['฿2,499.99, from which more than ฿500 is missing,', 249_999],
  ['฿3,000, a package itself,', 300_000],
  ['฿5,000, above all packages,', 500_000],
])('%s is not nudged', (_, amount) => {
  expect(nextPackage(amount, packages)).toBeNull();
});
