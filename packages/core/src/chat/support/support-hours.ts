import { addDays, addMinutes, startOfBangkokDay } from '../../basics/bangkok-time.ts';
import { usualSupportHours } from '../chat-limits.ts';

/** What the setting `supportHours` may be: opening and closing on every day in Bangkok, the end of the day as 24:00. */
export const supportHoursPattern = '^([01]\\d|2[0-3]):[0-5]\\d-(([01]\\d|2[0-3]):[0-5]\\d|24:00)$';

const dayMinutes = 1_440;

/** In minutes of the day. */
interface DailyHours {
  readonly opens: number;
  readonly lasts: number;
}

/** Closing before opening is on the next day; both at the same time is round the clock. Null for what is not hours. */
const parseHours = (text: string): DailyHours | null => {
  const trimmed = text.replaceAll(/\s/g, '').replace('–', '-');
  if (!new RegExp(supportHoursPattern).test(trimmed)) return null;
  const [opens = 0, closes = 0] = trimmed.split('-').map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute;
  });
  return { opens, lasts: closes > opens ? closes - opens : closes - opens + dayMinutes };
};

/** Whether people answer at a moment. */
export interface SupportHours {
  readonly isOpen: boolean;
  /** When they answer again; null while they do. */
  readonly opensAt: Date | null;
  /** Since when they have not; null while they do. */
  readonly closedSince: Date | null;
}

/** Whether people answer now, by the hours that the start-up data shows. */
export const supportHoursAt = (hours: string, now: Date): SupportHours => {
  const { opens, lasts } = parseHours(hours) ?? parseHours(usualSupportHours) ?? { opens: 0, lasts: dayMinutes };
  const today = addMinutes(startOfBangkokDay(now), opens);
  const opened = today <= now ? today : addDays(today, -1);
  const closes = addMinutes(opened, lasts);
  return now < closes
    ? { isOpen: true, opensAt: null, closedSince: null }
    : { isOpen: false, opensAt: addDays(opened, 1), closedSince: closes };
};
