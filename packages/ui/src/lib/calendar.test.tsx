import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampTo,
  daysBetween,
  daysInMonth,
  monthOf,
  moveByMonths,
  readDay,
  toDay,
  weekdayOf,
  weeksOfMonth,
} from './calendar.ts';
import { writeDay, writeLongDay, writeMonth, writeMonthName, writeWeekday, writeYear } from './calendar-words.ts';

/** Any day within two thousand years, by the platform's own calendar in UTC, which is used for nothing else. */
const anyDay = fc
  .integer({ min: Date.UTC(1000, 0, 1) / 86_400_000, max: Date.UTC(3000, 0, 1) / 86_400_000 })
  .map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10));
const steps = fc.integer({ min: -200_000, max: 200_000 });
const utc = (day: string) => new Date(`${day}T00:00:00Z`);

describe('whatever the day', () => {
  test('its weekday is the one of the platform’s calendar', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekdayOf(day)).toBe(utc(day).getUTCDay());
      }),
    );
  });

  test('so many days later is so many days later, there and back', () => {
    fc.assert(
      fc.property(anyDay, steps, (day, count) => {
        const later = addDays(day, count);
        expect(later).toBe(new Date(utc(day).getTime() + count * 86_400_000).toISOString().slice(0, 10));
        expect(daysBetween(day, later)).toBe(count);
        expect(addDays(later, -count)).toBe(day);
      }),
    );
  });

  test('a month later is a day of the next month, the same one or that month’s last', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, count) => {
        const moved = moveByMonths(day, count);
        expect(monthOf(moved)).toBe(addMonths(monthOf(day), count));
        expect(readDay(moved)).not.toBeNull();
        expect(moved.slice(8) === day.slice(8) || monthOf(addDays(moved, 1)) !== monthOf(moved)).toBe(true);
      }),
    );
  });

  test('its month’s weeks hold each of the month’s days once, in the column of its weekday', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (day, firstWeekday) => {
        const weeks = weeksOfMonth(monthOf(day), firstWeekday);
        const days = weeks.flat().filter((one) => one !== null);
        expect(days).toContain(day);
        expect(days.length).toBe(daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7))));
        for (const week of weeks) {
          expect(week.length).toBe(7);
          expect(week.some((one) => one !== null)).toBe(true);
          for (const [column, one] of week.entries()) {
            if (one !== null) expect(weekdayOf(one)).toBe((column + firstWeekday) % 7);
          }
        }
      }),
    );
  });
});

test('what is no day is no day', () => {
  for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '21/11/2026', '', '2026-1-1', '0000-01-01'])
    expect(readDay(text)).toBeNull();
  expect(readDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
  expect(readDay('1900-02-29')).toBeNull();
  expect(toDay({ year: 2000, month: 2, day: 29 })).toBe('2000-02-29');
  expect(() => addDays('yesterday', 1)).toThrow(RangeError);
});

test('the calendar’s ends are not passed', () => {
  expect(addDays('9999-12-30', 5)).toBe('9999-12-31');
  expect(addDays('0001-01-02', -5)).toBe('0001-01-01');
  expect(addMonths('9999-11', 5)).toBe('9999-12');
  expect(moveByMonths('2024-02-29', 12)).toBe('2025-02-28');
});

test('a bound is kept on either side', () => {
  expect(clampTo('2026-11-20', '2026-11-21', undefined)).toBe('2026-11-21');
  expect(clampTo('2027-01', undefined, '2026-12')).toBe('2026-12');
  expect(clampTo('2026-11-22', '2026-11-21', '2026-11-23')).toBe('2026-11-22');
});

test('Thai counts years in the Buddhist era, English does not', () => {
  expect(writeDay('2026-11-21', 'th')).toBe('21 พฤศจิกายน 2569');
  expect(writeDay('2026-11-21', 'en')).toBe('21 November 2026');
  expect(writeLongDay('2026-11-21', 'th')).toBe('วันเสาร์ที่ 21 พฤศจิกายน 2569');
  expect(writeMonth('2026-11', 'th')).toBe('พฤศจิกายน 2569');
  expect(writeMonthName('2026-11', 'th')).toBe('พฤศจิกายน');
  expect(writeYear('2026', 'th')).toContain('2569');
  expect(writeYear('2026', 'en')).toBe('2026');
  expect(writeWeekday('2026-11-21', 'en')).toEqual({ short: 'Sat', long: 'Saturday' });
  expect(writeWeekday('2026-11-19', 'th').short).toBe('พฤ');
  expect(writeDay('', 'th')).toBe('');
});

test('the words of a day are those of that day, wherever the reader is', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(Number(writeDay(day, 'en').split(' ')[0])).toBe(Number(day.slice(8)));
    }),
  );
});
