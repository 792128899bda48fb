import { addDays, bangkokTime, startOfBangkokDay } from '@songwai/core/basics/bangkok-time';
import { hourMs } from '@songwai/core/basics/durations';
import { type NotificationEvent, notificationEvents } from '@songwai/core/notifications/notification-event';
import { dailyDigestHour, type MailDigest, quietHours } from '@songwai/core/notifications/timing';
import type { DeliveryChannel } from '../tables.ts';

const hourOf = (at: Date): number => Number(bangkokTime(at).slice(0, 2));
const atHour = (day: Date, hour: number): Date => new Date(startOfBangkokDay(day).getTime() + hour * hourMs);

/** Whether a moment lies in the quiet hours, of which the first belongs to them and the last does not. */
export const isQuiet = (at: Date): boolean => hourOf(at) >= quietHours.from || hourOf(at) < quietHours.until;

/** The first moment from `at` on that is not in the quiet hours. */
export function quietEnd(at: Date): Date {
  if (!isQuiet(at)) return at;
  return atHour(hourOf(at) >= quietHours.from ? addDays(at, 1) : at, quietHours.until);
}

/** When the mail goes out in which something of `at` is: always later than `at`, except without a digest. */
export function digestEnd(digest: MailDigest, at: Date): Date {
  if (digest === 'none') return at;
  if (digest === 'hourly') return atHour(at, hourOf(at) + 1);
  const today = atHour(at, dailyDigestHour);
  return at < today ? today : addDays(today, 1);
}

/** Whether mails about an event wait for those of the hour or day. What asks for a decision never does. */
export const isDigested = (event: NotificationEvent): boolean =>
  notificationEvents[event].group === 'jobs' && event !== 'noDriver' && event !== 'recurring';

/** What decides when something is sent. */
export interface Timing {
  readonly isQuietAtNight: boolean;
  readonly mailDigest: MailDigest;
}

/** When something that happens at `at` is sent. What waits for a digest is not urgent any more. */
export function dueOf(
  { event, channel, at }: { readonly event: NotificationEvent; readonly channel: DeliveryChannel; readonly at: Date },
  { isQuietAtNight, mailDigest }: Timing,
): { readonly dueAt: Date; readonly isUrgent: boolean } {
  const waits = channel === 'mail' && mailDigest !== 'none' && isDigested(event);
  const isUrgent = notificationEvents[event].isUrgent === true && !waits;
  const dueAt = waits ? digestEnd(mailDigest, at) : at;
  return { isUrgent, dueAt: isUrgent || !isQuietAtNight ? dueAt : quietEnd(dueAt) };
}
