import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  bangkokDate,
  bangkokMonth,
  bangkokTime,
  bangkokWeekday,
  endOfBangkokDay,
  formatLongDate,
  parseBangkok,
  startOfBangkokDay,
  startOfBangkokMonth,
} from './bangkok-time.ts';

const at = (iso: string): Date => new Date(iso);
const instants = fc.date({ min: at('1970-01-01T00:00:00Z'), max: at('2199-12-31T00:00:00Z'), noInvalidDate: true });

afterEach(() => vi.unstubAllEnvs());

describe('the clock on the wall in Bangkok', () => {
  it.each(['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Bangkok'])('reads the same in a browser in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const late = at('2026-11-21T17:30:00Z');
    expect([bangkokDate(late), bangkokTime(late), bangkokWeekday(late)]).toEqual(['22/11/2026', '00:30', 0]);
    expect(bangkokMonth(at('2026-11-30T17:00:00Z'))).toBe('2026-12');
    expect(parseBangkok('22/11/2026', '00:30')).toEqual(late);
    expect(startOfBangkokDay(late)).toEqual(at('2026-11-22T00:00:00+07:00'));
    expect(addMonths(at('2026-01-31T09:00:00+07:00'), 1)).toEqual(at('2026-02-28T09:00:00+07:00'));
  });

  it('agrees with the time zone data of the platform', () => {
    const platform = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok', dateStyle: 'short', timeStyle: 'short' });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(`${bangkokDate(instant)}, ${bangkokTime(instant)}`).toBe(platform.format(instant));
      }),
    );
  });

  it('reads back every minute that it shows', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const minute = new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
        expect(parseBangkok(bangkokDate(instant), bangkokTime(instant))).toEqual(minute);
      }),
    );
  });

  it.each(['31/02/2026', '29/02/2027', '00/01/2026', '01/13/2026', '1/1/2026', '2026-01-01', ''])('knows no date %s', (date) => {
    expect(parseBangkok(date)).toBeNull();
  });

  it.each(['24:00', '9:00', '12:60', ''])('knows no time "%s"', (time) => {
    expect(parseBangkok('01/01/2026', time)).toBeNull();
  });

  it('knows the 29th of February in a leap year', () => {
    expect(parseBangkok('29/02/2028')).toEqual(at('2028-02-29T00:00:00+07:00'));
  });
});

describe('days and months', () => {
  it('start and end at Bangkok midnight', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const start = startOfBangkokDay(instant);
        const end = endOfBangkokDay(instant);
        expect(bangkokTime(start)).toBe('00:00');
        expect(end.getTime() + 1).toBe(addDays(start, 1).getTime());
        expect(start <= instant && instant <= end).toBe(true);
      }),
    );
  });

  it('begin a month on its first day', () => {
    expect(startOfBangkokMonth(at('2026-11-30T23:59:59+07:00'))).toEqual(at('2026-11-01T00:00:00+07:00'));
  });

  it('stay within the month when the next one is shorter, also backwards and over a year', () => {
    const lastOfMarch = at('2028-03-31T08:15:00+07:00');
    expect(bangkokDate(addMonths(lastOfMarch, -1))).toBe('29/02/2028');
    expect(bangkokDate(addMonths(lastOfMarch, 11))).toBe('28/02/2029');
    expect(bangkokTime(addMonths(lastOfMarch, 11))).toBe('08:15');
  });

  it('are written out with the Buddhist year in Thai and the Gregorian one in English', () => {
    const evening = at('2026-11-21T20:00:00+07:00');
    expect([formatLongDate(evening, 'th'), formatLongDate(evening, 'en')]).toEqual(['21 พ.ย. 2569', '21 Nov 2026']);
  });
});
