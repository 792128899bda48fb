import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bangkokTime, parseBangkok } from '../../basics/bangkok-time.ts';
import { usualSupportHours } from '../chat-limits.ts';
import { supportHoursAt, supportHoursPattern } from './support-hours.ts';

const dayMs = 86_400_000;
const two = (n: number): string => String(n).padStart(2, '0');
const time = fc.nat(1_439).map((minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`);
const closing = fc.oneof({ weight: 9, arbitrary: time }, { weight: 1, arbitrary: fc.constant('24:00') });
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const at = (clock: string, hours = usualSupportHours) =>
  supportHoursAt(hours, parseBangkok('27/11/2026', clock) ?? new Date(Number.NaN));

describe('support hours', () => {
  it.each([
    ['00:00', '06:00-24:00', false],
    ['05:59', '06:00-24:00', false],
    ['06:00', '06:00-24:00', true],
    ['23:59', '06:00-24:00', true],
    ['23:59', '18:00-02:00', true],
    ['01:59', '18:00-02:00', true],
    ['02:00', '18:00-02:00', false],
    ['00:00', '00:00-24:00', true],
    ['23:59', '00:00-00:00', true],
    ['08:00', ' 08:00 – 20:00 ', true],
    ['20:00', '08:00-20:00', false],
  ])('at %s, of %s, are open: %s', (clock, hours, isOpen) => {
    expect(at(clock, hours).isOpen).toBe(isOpen);
  });

  it('say at night when they begin again, on the same day or on the next', () => {
    expect(at('05:00').opensAt).toEqual(parseBangkok('27/11/2026', '06:00'));
    expect(at('21:00', '08:00-20:00').opensAt).toEqual(parseBangkok('28/11/2026', '08:00'));
    expect(at('21:00', '08:00-20:00').closedSince).toEqual(parseBangkok('27/11/2026', '20:00'));
  });

  it('are open exactly from opening to closing as a clock in Bangkok shows them, over midnight, too', () => {
    fc.assert(
      fc.property(time, closing, moment, (opens, closes, now) => {
        const clock = bangkokTime(now);
        const isWithin = opens < closes ? clock >= opens && clock < closes : clock >= opens || clock < closes;
        expect(supportHoursAt(`${opens}-${closes}`, now).isOpen).toBe(isWithin);
      }),
    );
  });

  it('name as the next opening the first moment at which they are open, and since when they are closed', () => {
    fc.assert(
      fc.property(time, closing, moment, (opens, closes, now) => {
        const hours = `${opens}-${closes}`;
        const { isOpen, opensAt, closedSince } = supportHoursAt(hours, now);
        if (opensAt === null || closedSince === null) {
          expect([isOpen, opensAt, closedSince]).toEqual([true, null, null]);
          return;
        }
        expect(bangkokTime(opensAt)).toBe(opens);
        expect(bangkokTime(closedSince)).toBe(closes === '24:00' ? '00:00' : closes);
        expect(closedSince <= now && now < opensAt && opensAt.getTime() - closedSince.getTime() < dayMs).toBe(true);
        const isOpenAt = (ms: number) => supportHoursAt(hours, new Date(ms)).isOpen;
        expect([isOpenAt(opensAt.getTime()), isOpenAt(opensAt.getTime() - 1)]).toEqual([true, false]);
        expect([isOpenAt(closedSince.getTime()), isOpenAt(closedSince.getTime() - 1)]).toEqual([false, true]);
      }),
    );
  });

  it.each(['', '24/7', '6:00-24:00', '24:00-06:00', '25:00-26:00', '06:00-24:30', '06:00', '06:00-12:00-18:00'])(
    'that nobody can read (%j) are refused as a setting, and count as the usual ones',
    (hours) => {
      expect(hours).not.toMatch(new RegExp(supportHoursPattern));
      expect(at('05:59', hours)).toEqual(at('05:59'));
      expect(at('12:00', hours).isOpen).toBe(true);
    },
  );

  it('are a setting with every opening and closing', () => {
    fc.assert(
      fc.property(time, closing, (opens, closes) => {
        expect(`${opens}-${closes}`).toMatch(new RegExp(supportHoursPattern));
      }),
    );
  });
});
