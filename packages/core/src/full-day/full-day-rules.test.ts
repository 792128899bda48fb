import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFullDay, type RequestedFullDay } from './full-day-rules.ts';

/** Saturday, 21 November 2026, 12:00 in Bangkok. */
const noon = new Date('2026-11-21T05:00:00Z');
const request: RequestedFullDay = { date: '24/11/2026', startTime: '09:00', durationHours: 9, driverCount: 1, days: 1 };
const check = (changed: Partial<RequestedFullDay>, now = noon) => {
  const result = checkFullDay({ ...request, ...changed }, now);
  return result.ok ? result.value.toISOString() : result.error;
};

describe('a hire by the day', () => {
  it('begins on its date at its time in Bangkok', () => {
    expect(check({})).toBe('2026-11-24T02:00:00.000Z');
  });

  it('needs a date that exists', () => {
    for (const date of [undefined, '31/02/2027', 'tomorrow'])
      expect(check({ date })).toEqual({ field: 'date', code: 'dateRequired' });
  });

  it('needs a start time', () => {
    for (const startTime of [undefined, '24:00', '9'])
      expect(check({ startTime })).toEqual({ field: 'startTime', code: 'startTimeRequired' });
  });

  it('begins later than now, not now', () => {
    const today = { date: '21/11/2026', durationHours: 4 };
    expect(check({ ...today, startTime: '12:00' })).toEqual({ field: 'startTime', code: 'timeNotInFuture' });
    expect(check({ ...today, startTime: '12:01' })).toBe('2026-11-21T05:01:00.000Z');
    expect(check({ date: '20/11/2026' })).toEqual({ field: 'date', code: 'timeNotInFuture' });
  });

  it('is booked at most 90 days ahead', () => {
    expect(check({ date: '19/02/2027', startTime: '12:00' })).toBe('2027-02-19T05:00:00.000Z');
    expect(check({ date: '19/02/2027', startTime: '12:01', durationHours: 4 })).toEqual({ field: 'date', code: 'tooFarAhead' });
  });

  it('of 9 hours begins by 12:00, that minute included: for today it is ordered before noon', () => {
    const morning = new Date(noon.getTime() - 60_000);
    const today = { date: '21/11/2026', startTime: '12:00' };
    expect(check(today, morning)).toBe('2026-11-21T05:00:00.000Z');
    for (const startTime of ['12:01', '14:00']) {
      expect(check({ ...today, startTime }, morning)).toEqual({ field: 'startTime', code: 'nineHourTooLate' });
      expect(check({ startTime })).toEqual({ field: 'startTime', code: 'nineHourTooLate' });
      expect(check({ ...today, startTime, durationHours: 4 })).toMatch(/^2026-11-21/);
    }
    expect(check(today)).toEqual({ field: 'startTime', code: 'timeNotInFuture' });
  });

  it('has at least one driver', () => {
    for (const driverCount of [0, -1, 1.5, Number.NaN])
      expect(check({ driverCount })).toEqual({ field: 'driverCount', code: 'driverCountTooLow' });
  });

  it('lasts 1 to 6 days', () => {
    for (const days of [0, 7, 2.5]) expect(check({ days })).toEqual({ field: 'days', code: 'daysOutOfRange' });
    for (const days of [1, 6]) expect(check({ days })).toBe('2026-11-24T02:00:00.000Z');
  });

  it('that is allowed always begins in the future, within 90 days', () => {
    const any = fc.record({
      date: fc.option(
        fc
          .date({ min: new Date('2026-11-01'), max: new Date('2027-04-01'), noInvalidDate: true })
          .map((day) => day.toLocaleDateString('en-GB')),
        { nil: undefined },
      ),
      startTime: fc.option(fc.constantFrom('00:00', '09:00', '12:00', '23:59', '25:00'), { nil: undefined }),
      durationHours: fc.constantFrom(4, 9),
      driverCount: fc.integer({ min: -1, max: 5 }),
      days: fc.integer({ min: 0, max: 8 }),
    });
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 23 * 60 }), (asked, minutes) => {
        const now = new Date(noon.getTime() + minutes * 60_000);
        const result = checkFullDay(asked, now);
        if (!result.ok) return;
        expect(result.value.getTime()).toBeGreaterThan(now.getTime());
        expect(result.value.getTime()).toBeLessThanOrEqual(now.getTime() + 90 * 86_400_000);
        expect([asked.driverCount >= 1, asked.days >= 1 && asked.days <= 6]).toEqual([true, true]);
      }),
    );
  });
});
