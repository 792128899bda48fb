import { parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import type { Schedule } from '@songwai/core/orders/draft/draft';

/**
 * The chosen day and time, short and with the weekday: "Sun 22 Nov 19:00", "อา. 22 พ.ย. 19:00". Composed of its parts, because browsers
 * differ in commas and have no short Thai weekday. The day never breaks across lines.
 */
export function setMoment(
  { date, time }: Pick<Extract<Schedule, { kind: 'later' }>, 'date' | 'time'>,
  language: Language,
): string {
  const instant = parseBangkok(date, time);
  if (!instant) return `${date} ${time}`;
  const isThai = language === 'th';
  const parts = new Intl.DateTimeFormat(isThai ? 'th-TH' : 'en-GB', {
    weekday: isThai ? 'narrow' : 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Bangkok',
  }).formatToParts(instant);
  const written = parts.flatMap(({ type, value }) => {
    if (type === 'literal') return [];
    return type === 'weekday' && isThai ? `${value}.` : value;
  });
  return `${written.join('\u00a0')} ${time}`;
}
