import { addDays, bangkokDate, bangkokTime, formatLongDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { minuteMs } from '@songwai/core/basics/durations';
import type { Language } from '@songwai/core/basics/language';
import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import type { Job } from '@songwai/core/jobs/job';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { RunningJob } from '@songwai/core/jobs/live/live-calls';
import type { BadgeProps } from '@songwai/ui/badge/badge';

/** What a page knows besides the jobs, to say how they stand. */
export interface JobWords {
  readonly t: Translate;
  readonly language: Language;
  readonly now: Date;
}

/** A search that ends within this time needs the customer's decision. */
const decisionMs = 15 * minuteMs;

/** Whether the customer has to choose what next, because the search for a driver ends soon. */
export const needsDecision = ({ status, searchUntilAt }: Job, now: Date): boolean =>
  status === 'matching' && searchUntilAt !== null && searchUntilAt.getTime() - now.getTime() <= decisionMs;

const statusTexts: Readonly<Record<JobStatus, TextKey<'bookings'>>> = {
  awaitingPayment: 'bookings.statusAwaitingPayment',
  matching: 'bookings.statusMatching',
  assigned: 'bookings.statusAssigned',
  arrived: 'bookings.statusArrived',
  pickedUp: 'bookings.statusDelivering',
  delivering: 'bookings.statusDelivering',
  completed: 'bookings.statusCompleted',
  cancelled: 'bookings.statusCancelled',
  expired: 'bookings.statusExpired',
};

const tones: Readonly<Record<JobStatus, BadgeProps['tone']>> = {
  awaitingPayment: 'warn',
  matching: 'warn',
  assigned: 'info',
  arrived: 'info',
  pickedUp: 'info',
  delivering: 'info',
  completed: 'success',
  cancelled: 'neutral',
  expired: 'danger',
};

/** A status in a word or two, with its colour. A hire has the gateway's words, because nothing is delivered. */
export const statusOf = ({ status, statusText, taskType }: Job, { t, language }: JobWords) => ({
  text: taskType === fullDayTask ? statusText[language] : t(statusTexts[status]),
  tone: tones[status],
});

/** "Today 15:10", "Yesterday 17:48", "22 Nov 2026 17:48". */
export function dayAndTime(at: Date, { t, language, now }: JobWords): string {
  const time = bangkokTime(at);
  const day = bangkokDate(at);
  if (day === bangkokDate(now)) return t('bookings.todayAt', { time });
  if (day === bangkokDate(addDays(now, -1))) return t('bookings.yesterdayAt', { time });
  if (day === bangkokDate(addDays(now, 1))) return t('bookings.tomorrowAt', { time });
  return `${formatLongDate(at, language)} ${time}`;
}

/** Only the time today, otherwise with its day. */
const briefly = (at: Date, words: JobWords): string =>
  bangkokDate(at) === bangkokDate(words.now) ? bangkokTime(at) : dayAndTime(at, words);

/** When it is picked up, arrives or was over, in the words of its status. */
export function timeOf(job: Job, running: RunningJob | undefined, words: JobWords): string {
  const { t } = words;
  const pickUpAt = parseBangkok(job.date, job.time) ?? words.now;
  const over = job.overAt === null ? dayAndTime(pickUpAt, words) : briefly(job.overAt, words);
  const time = running?.etaTime ?? null;
  switch (job.status) {
    case 'awaitingPayment':
    case 'matching':
      return dayAndTime(pickUpAt, words);
    case 'assigned':
      return time === null ? t('bookings.scheduled', { time: briefly(pickUpAt, words) }) : t('bookings.etaPickUp', { time });
    case 'arrived':
      return t('bookings.atPickUp');
    case 'pickedUp':
    case 'delivering':
      if (time === null) return t('bookings.delivering');
      return job.stops.length > 2 && running?.nextStop
        ? t('bookings.etaStop', { stop: running.nextStop + 1, time })
        : t('bookings.etaFinal', { time });
    case 'completed':
      return t('bookings.delivered', { time: over });
    case 'cancelled':
      return t('bookings.cancelled', { time: over });
    case 'expired':
      return t('bookings.expired', { time: over });
  }
}

/** Names of the stops, without the return. */
export const placesOf = ({ stops }: Job): readonly string[] => stops.filter(({ isReturn }) => !isReturn).map(({ name }) => name);

/** Index of the stop that the driver heads for; null while none does. */
export function nextStopOf(job: Job, running: RunningJob | undefined): number | null {
  switch (job.status) {
    case 'awaitingPayment':
    case 'matching':
    case 'cancelled':
    case 'expired':
      return null;
    case 'assigned':
    case 'arrived':
      return 0;
    case 'pickedUp':
    case 'delivering':
      return running?.nextStop ?? 1;
    case 'completed':
      return job.stops.length;
  }
}
