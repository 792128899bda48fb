import { expect, it } from 'vitest';
import { cashBackOf } from './cash-back.ts';

it.each([
  ['normal', 1_000_000, 0],
  ['silver', 300_050, 3_000],
  ['gold', 1_000_000, 20_000],
  ['platinum', 3_000_033, 90_000],
  ['contract', 9_000_000, 0],
])('a month of tier %s with %i satang gets %i back', (tier, spent, back) => expect(cashBackOf(tier, spent)).toBe(back));
