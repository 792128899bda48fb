import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import { setMoment } from '../schedule/set-moment.ts';

/** A time in words: alone today, with its day else. */
export const arrivalText = (at: Date, now: Date, language: Language): string => {
  const [date, time] = [bangkokDate(at), bangkokTime(at)];
  return date === bangkokDate(now) ? time : setMoment({ date, time }, language);
};
