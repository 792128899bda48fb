import { describe, expect, it } from 'vitest';
import { createHolidays } from './holidays.ts';

const holidays = createHolidays();
const nameOf = (day: string) => holidays.nameOf(day)?.en;

describe('the public holidays of Thailand', () => {
  it('have short names in both languages', () => {
    expect(holidays.nameOf('2026-12-05')).toEqual({ th: 'วันพ่อแห่งชาติ', en: "Father's Day" });
    expect(nameOf('2026-12-10')).toBe('Constitution Day');
    expect(nameOf('2026-12-09')).toBeUndefined();
  });

  it('on a weekend are made up for on the next working day', () => {
    // Father's Day is a Saturday.
    expect(holidays.nameOf('2026-12-07')).toEqual({ th: 'ชดเชยวันพ่อแห่งชาติ', en: "In lieu of Father's Day" });
    // Visakha Bucha is a Sunday; the 3rd of June is a holiday itself.
    expect(nameOf('2026-06-01')).toBe('In lieu of Vesak Day');
    expect(nameOf('2026-06-02')).toBeUndefined();
  });

  it('are made up for after the end of a year, and one after another where several fall together', () => {
    // 31 December 2022 is a Saturday and 1 January 2023 a Sunday.
    expect(nameOf('2023-01-02')).toContain('In lieu of');
    expect(nameOf('2023-01-03')).toContain('In lieu of');
    expect(nameOf('2023-01-04')).toBeUndefined();
  });
});
