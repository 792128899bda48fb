import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedArrivals } from './expected-arrivals.ts';

/** 21 November 2026, 13:05 in Bangkok. */
const nowMs = Date.UTC(2026, 10, 21, 6, 5);
const inBangkok = (date: Date) => new Date(date.getTime() + 7 * 3_600_000).toISOString().slice(5, 16);

describe('when a driver is expected', () => {
  it('is at the pick-up within 45 minutes, then after each drive and a moment at each stop', () => {
    const arrivals = expectedArrivals({ kind: 'now' }, { legKm: [7.8, 10.6], kind: 'car', nowMs });
    expect(arrivals.map(inBangkok)).toEqual(['11-21T13:50', '11-21T14:11', '11-21T14:38']);
  });

  it('is counted from the end of a chosen window', () => {
    const schedule = { kind: 'later', date: '22/11/2026', time: '09:30', untilTime: '11:00' } as const;
    expect(expectedArrivals(schedule, { legKm: [], kind: 'car', nowMs }).map(inBangkok)).toEqual(['11-22T11:00']);
  });

  it('never goes back in time along the line', () => {
    const legs = fc.array(fc.double({ min: 0, max: 120, noNaN: true }), { maxLength: 10 });
    fc.assert(
      fc.property(legs, (legKm) => {
        const times = expectedArrivals({ kind: 'now' }, { legKm, kind: 'motorcycle', nowMs }).map(Number);
        expect(times).toHaveLength(legKm.length + 1);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }),
    );
  });
});
