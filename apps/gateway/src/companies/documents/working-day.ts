import { addDays, bangkokDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { hourMs } from '@songwai/core/basics/durations';
import Holidays from 'date-holidays';

/** The calendar of working days in Thailand: neither weekend nor public holiday. */
export interface WorkingDays {
  /** The date a number of working days after the day of `from`, as DD/MM/YYYY in Bangkok. */
  after(from: Date, workingDays: number): string;
}

/** Makes the calendar, which covers every year; slow, so make it once. */
export function createWorkingDays(): WorkingDays {
  const holidays = new Holidays('TH', { types: ['public'] });
  const isWorkingDay = (noon: Date): boolean => {
    // Noon in Bangkok lies on the same day in UTC.
    const weekday = noon.getUTCDay();
    return weekday !== 0 && weekday !== 6 && !holidays.isHoliday(noon);
  };
  return {
    after: (from, workingDays) => {
      const midnight = parseBangkok(bangkokDate(from)) ?? from;
      let day = new Date(midnight.getTime() + 12 * hourMs);
      for (let left = workingDays; left > 0; ) {
        day = addDays(day, 1);
        if (isWorkingDay(day)) left -= 1;
      }
      return bangkokDate(day);
    },
  };
}
