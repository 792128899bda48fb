import { bangkokWeekday } from '@songwai/core/basics/bangkok-time';
import { type IsoDay, nextDay, startOfDay } from '@songwai/core/recurring/recurrence-days';
import DateHolidays from 'date-holidays';
import type { LocalText } from '../http/language.ts';

/** Public holidays of Thailand, and the days in lieu of those on a weekend. */
export interface Holidays {
  /** The name of a day's holiday; null for other days. */
  nameOf(day: IsoDay): LocalText | null;
}

/** The library has the official names, which fill a phone's screen. */
const shortNames: Readonly<Record<string, LocalText>> = {
  '06-03': { th: 'วันเฉลิมฯ พระราชินี', en: "The Queen's Birthday" },
  '07-28': { th: 'วันเฉลิมฯ พระเจ้าอยู่หัว', en: "The King's Birthday" },
  '08-12': { th: 'วันแม่แห่งชาติ', en: "Mother's Day" },
  '10-13': { th: 'วันนวมินทรมหาราช', en: 'King Bhumibol Memorial Day' },
  '12-05': { th: 'วันพ่อแห่งชาติ', en: "Father's Day" },
};

const inLieuOf = ({ th, en }: LocalText): LocalText => ({ th: `ชดเชย${th}`, en: `In lieu of ${en}` });

const isWeekend = (day: IsoDay): boolean => [0, 6].includes(bangkokWeekday(startOfDay(day)));

/** Makes the calendar; years are worked out when they are first asked for. */
export function createHolidays(): Holidays {
  const library = new DateHolidays('TH', { types: ['public'] });
  const years = new Map<number, ReadonlyMap<IsoDay, LocalText>>();

  const namesOf = (year: number): Map<IsoDay, LocalText> => {
    const english = new Map(library.getHolidays(year, 'en').map(({ date, name }) => [date, name]));
    return new Map(
      library.getHolidays(year, 'th').map(({ date, name }): [IsoDay, LocalText] => {
        const day = date.slice(0, 10);
        return [day, shortNames[day.slice(5)] ?? { th: name, en: english.get(date) ?? name }];
      }),
    );
  };

  /** A holiday on a weekend is made up for on the next working day (resolution of the cabinet), which the library does not know of. */
  const addDaysInLieu = (names: Map<IsoDay, LocalText>, next: ReadonlyMap<IsoDay, LocalText>): void => {
    for (const [day, name] of [...names].filter(([each]) => isWeekend(each))) {
      let made = nextDay(day);
      while (isWeekend(made) || names.has(made) || next.has(made)) made = nextDay(made);
      names.set(made, inLieuOf(name));
    }
  };

  const of = (year: number): ReadonlyMap<IsoDay, LocalText> => {
    const known = years.get(year);
    if (known !== undefined) return known;
    // A weekend at the end of the year before is made up for in this one, before those of this year are.
    const names = namesOf(year);
    const before = namesOf(year - 1);
    addDaysInLieu(before, names);
    for (const [day, name] of before) if (day.startsWith(String(year))) names.set(day, name);
    addDaysInLieu(names, namesOf(year + 1));
    years.set(year, names);
    return names;
  };

  return { nameOf: (day) => of(Number(day.slice(0, 4))).get(day) ?? null };
}
