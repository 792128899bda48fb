import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bangkokDate, parseBangkok } from '../basics/bangkok-time.ts';
import { earnedTiers, spendToReach, type Tier, tierAbove, tierAfter, tierRoundAt } from './tiers.ts';

describe('a tier after an update', () => {
  it.each([
    ['normal', 299_999, 'normal'],
    ['normal', 300_000, 'silver'],
    ['normal', 3_000_000, 'platinum'],
    ['silver', 150_000, 'silver'],
    ['silver', 149_999, 'normal'],
    ['gold', 724_000, 'gold'],
    ['gold', 499_999, 'silver'],
    ['gold', 150_000, 'silver'],
    ['platinum', 1_499_999, 'gold'],
    ['platinum', 0, 'normal'],
    ['contract', 9_000_000, 'contract'],
    ['contract', 0, 'contract'],
  ] as const)('%s with %i satang spent becomes %s', (before, spent, after) => expect(tierAfter(before, spent)).toBe(after));

  const tiers = fc.constantFrom<Tier>('normal', ...earnedTiers);
  const spend = fc.integer({ min: 0, max: 5_000_000 });
  const order: readonly Tier[] = ['normal', ...earnedTiers];

  it('is never lower for more spend, nor for a higher tier before', () => {
    fc.assert(
      fc.property(fc.tuple(tiers, tiers), fc.tuple(spend, spend), (both, sums) => {
        const [low, high] = both.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) as [Tier, Tier];
        const [few, many] = [Math.min(...sums), Math.max(...sums)];
        expect(order.indexOf(tierAfter(high, many))).toBeGreaterThanOrEqual(order.indexOf(tierAfter(low, few)));
      }),
    );
  });

  it('is the reached one for who had none', () => {
    fc.assert(
      fc.property(spend, (spent) => {
        const after = tierAfter('normal', spent);
        for (const tier of earnedTiers) expect(spent >= spendToReach(tier)).toBe(order.indexOf(after) >= order.indexOf(tier));
      }),
    );
  });
});

it('there is a tier above each but the highest and a contract', () => {
  expect((['normal', 'silver', 'gold', 'platinum', 'contract'] as const).map(tierAbove)).toEqual([
    'silver',
    'gold',
    'platinum',
    null,
    null,
  ]);
});

it.each([
  ['08/12/2026 12:00', ['01/11/2026', '01/01/2027', '31/12/2026']],
  ['01/01/2027 00:00', ['01/12/2026', '01/02/2027', '31/01/2027']],
  ['31/01/2027 23:59', ['01/12/2026', '01/02/2027', '31/01/2027']],
])('at %s the round begins, ends, and has its last day on %j', (moment, days) => {
  const [day = '', time] = moment.split(' ');
  const round = tierRoundAt(parseBangkok(day, time) as Date);
  expect([round.from, round.updateAt, round.lastDay].map(bangkokDate)).toEqual(days);
});
