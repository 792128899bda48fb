import { describe, expect, it } from 'vitest';
import { addMinutes } from '../../basics/bangkok-time.ts';
import { decideAddedPrice } from '../fees/added-price.ts';
import { jobStatuses } from '../job-status.ts';
import { isSearchEndAllowed, longerSearchEnd, searchAgainEnd, searchEnd } from './search-end.ts';
import { decidePostpone, decideSearchChange } from './search-rule.ts';

const now = new Date('2026-11-21T05:00:00Z');

describe('the search for a driver', () => {
  it('can be changed while it lasts and for a day after it found nobody', () => {
    const decide = (status: (typeof jobStatuses)[number]) => decideSearchChange({ status, overAt: addMinutes(now, -60) }, now);
    expect(Object.fromEntries(jobStatuses.map((status) => [status, decide(status)]))).toEqual({
      awaitingPayment: 'notPaid',
      matching: 'allowed',
      assigned: 'hasDriver',
      arrived: 'hasDriver',
      pickedUp: 'hasDriver',
      delivering: 'hasDriver',
      completed: 'over',
      cancelled: 'over',
      expired: 'allowed',
    });
    const aDayAgo = (minutes: number) =>
      decideSearchChange({ status: 'expired', overAt: addMinutes(now, -24 * 60 - minutes) }, now);
    expect([aDayAgo(0), aDayAgo(1)]).toEqual(['allowed', 'tooLate']);
  });

  it('leaves another time possible while the driver is on the way, not when it is there', () => {
    expect(decidePostpone({ status: 'assigned', overAt: null }, now)).toBe('allowed');
    expect(decidePostpone({ status: 'arrived', overAt: null }, now)).toBe('hasDriver');
  });

  it('ends with the window of the pick-up, or 45 minutes after its time', () => {
    expect(searchEnd({ from: now, until: null })).toEqual(addMinutes(now, 45));
    expect(searchEnd({ from: now, until: addMinutes(now, 10) })).toEqual(addMinutes(now, 10));
  });

  it('never ends sooner because it began again, and gains whole minutes by waiting', () => {
    const later = addMinutes(now, 300);
    expect(searchAgainEnd(later, now)).toEqual(later);
    expect(searchAgainEnd(addMinutes(now, -5), now)).toEqual(addMinutes(now, 45));
    expect(longerSearchEnd(addMinutes(now, -5), now)).toEqual(addMinutes(now, 15));
    expect(longerSearchEnd(later, now, 60)).toEqual(addMinutes(now, 360));
  });

  it('goes on for a day after the time of the pick-up at most', () => {
    expect(isSearchEndAllowed(addMinutes(now, 24 * 60), now)).toBe(true);
    expect(isSearchEndAllowed(addMinutes(now, 24 * 60 + 1), now)).toBe(false);
  });
});

describe('what is added to a price', () => {
  it.each([
    [1_000, 0, 'allowed'],
    [50_000, 50_000, 'allowed'],
    [999, 0, 'notWholeBaht'],
    [900, 0, 'tooLittle'],
    [0, 0, 'tooLittle'],
    [-1_000, 0, 'tooLittle'],
    [50_100, 0, 'tooMuch'],
    [1_000, 99_100, 'tooMuchInAll'],
    [Number.NaN, 0, 'notWholeBaht'],
  ] as const)('of %i satang after %i is %s', (add, before, decision) => {
    expect(decideAddedPrice(add, before)).toBe(decision);
  });
});
