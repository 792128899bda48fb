import { addDays, startOfBangkokDay } from '@songwai/core/basics/bangkok-time';
import { hourMs } from '@songwai/core/basics/durations';

/** Hours in Bangkok between which nobody is woken by a mail or a text message. */
const [firstHour, endHour] = [8, 20];

/** The first moment from now on at which customers may be written to: now, or 08:00 in Bangkok. */
export function nextCivilMoment(now: Date): Date {
  const midnight = startOfBangkokDay(now).getTime();
  const hour = (now.getTime() - midnight) / hourMs;
  if (hour >= firstHour && hour < endHour) return now;
  const day = hour < firstHour ? midnight : addDays(new Date(midnight), 1).getTime();
  return new Date(day + firstHour * hourMs);
}
