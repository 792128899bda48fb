import { parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/i18n/language';
import type { Schedule } from '@songwai/core/orders/draft';

/**
 * The day and time that were set, short and with the weekday: "Sun 22 Nov 19:00". Written out of its parts, as browsers differ in the commas;
 * the day does not break, as it stands where there is little room.
 */
export function setMoment(
  { date, time }: Pick<Extract<Schedule, { kind: 'later' }>, 'date' | 'time'>,
  language: Language,
): string {
  const instant = parseBangkok(date, time);
  if (!instant) return `${date} ${time}`;
  const parts = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Bangkok',
  }).formatToParts(instant);
  const day = parts.flatMap(({ type, value }) => (type === 'literal' ? [] : [value])).join('\u00a0');
  return `${day} ${time}`;
}
