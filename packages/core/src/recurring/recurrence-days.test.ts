import { describe, expect, it } from 'vitest';
import {
  findRuleDay,
  firstOpenDay,
  isRuleDay,
  makingAt,
  pickUpAt,
  type RecurrenceRule,
  readWireDay,
  ruleDays,
  warningAt,
} from './recurrence-days.ts';

const rule: RecurrenceRule = {
  weekdays: [1, 3, 5],
  pickUpTime: '09:30',
  startsOn: '2026-11-25',
  endsOn: null,
  skipsHolidays: true,
};

describe('the days of a recurring booking', () => {
  it('are its weekdays from the first day on', () => {
    expect(ruleDays(rule, '2026-11-01', '2026-12-04')).toEqual([
      '2026-11-25',
      '2026-11-27',
      '2026-11-30',
      '2026-12-02',
      '2026-12-04',
    ]);
  });

  it('end with its last day, also where more is asked for', () => {
    expect(ruleDays({ ...rule, endsOn: '2026-11-27' }, '2026-11-01', '2027-11-01')).toEqual(['2026-11-25', '2026-11-27']);
    expect(findRuleDay({ ...rule, endsOn: '2026-11-27' }, '2026-11-28', () => true)).toBeNull();
  });

  it('know Sunday as the seventh', () => {
    expect(isRuleDay({ ...rule, weekdays: [7] }, '2026-11-29')).toBe(true);
    expect(isRuleDay({ ...rule, weekdays: [7] }, '2026-11-28')).toBe(false);
  });

  it('go over the end of a year and of February', () => {
    const daily: RecurrenceRule = { ...rule, weekdays: [1, 2, 3, 4, 5, 6, 7] };
    expect(ruleDays(daily, '2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01']);
    expect(ruleDays(daily, '2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  });

  it('find none where no day is acceptable, and stop looking', () => {
    expect(findRuleDay(rule, '2026-11-25', () => false)).toBeNull();
    expect(findRuleDay({ ...rule, weekdays: [] }, '2026-11-25', () => true)).toBeNull();
  });
});

describe('the moments of a day', () => {
  it('are by the clock of Bangkok', () => {
    expect(pickUpAt('2026-11-25', '09:30')).toEqual(new Date('2026-11-25T02:30:00Z'));
    expect(makingAt('2026-11-25')).toEqual(new Date('2026-11-24T11:00:00Z'));
    expect(warningAt('2026-11-25')).toEqual(new Date('2026-11-23T11:00:00Z'));
  });

  it('open today until the time of the pick-up, then tomorrow', () => {
    const noon = new Date('2026-11-21T05:00:00Z');
    expect(firstOpenDay('12:01', noon)).toBe('2026-11-21');
    expect(firstOpenDay('12:00', noon)).toBe('2026-11-22');
    // Shortly after midnight in Bangkok, still the day before in UTC.
    expect(firstOpenDay('05:30', new Date('2026-11-21T17:30:00Z'))).toBe('2026-11-22');
  });

  it('are read from the wire if the day exists', () => {
    expect(readWireDay('29/02/2028')).toBe('2028-02-29');
    expect(readWireDay('29/02/2027')).toBeNull();
  });
});
