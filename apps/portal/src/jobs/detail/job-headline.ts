import { formatLongDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import { formatBaht } from '@songwai/core/basics/money';
import type { Translate } from '@songwai/core/i18n/translate';
import type { JobDetail } from '@songwai/core/jobs/job';
import { isJobOver } from '@songwai/core/jobs/job-status';
import { hasEndedUnpaid } from '@songwai/core/jobs/paying/ended-unpaid';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { type TrackingHeadline, trackingHeadline } from '@songwai/features/tracking/tracking-headline';

export interface HeadlineInput {
  readonly job: JobDetail;
  readonly tracked: TrackedJob;
  readonly language: Language;
}

const plain = (lead: string, note: string): TrackingHeadline => ({ lead, accent: '', note });

/** Who ended it and when, and what it costs. */
function cancelledHeadline({ job, tracked }: HeadlineInput, t: Translate): TrackingHeadline {
  const time = tracked.events.findLast(({ status }) => status === 'cancelled')?.time;
  if (time !== undefined && hasEndedUnpaid(job)) return plain(t('job.unpaidAt', { time }), t('job.unpaidFree'));
  const isByAdmin = job.changes.some((change) => change.isByAdmin && change.time === time);
  const feeSatang = job.charges.reduce((sum, { amountSatang }) => sum + amountSatang, 0);
  const cost = feeSatang > 0 ? t('job.cancelledFee', { amount: formatBaht(feeSatang) }) : t('job.cancelledFree');
  if (time === undefined) return plain(t('tracking.cancelledLead'), cost);
  return plain(isByAdmin ? t('job.cancelledByAdmin', { time }) : t('job.cancelledAt', { time }), cost);
}

/** The day, and from the pick-up to the last stop. */
function deliveredNote({ tracked, language }: HeadlineInput): string {
  const day = parseBangkok(tracked.date);
  const times = tracked.stops.flatMap(({ doneTime }) => doneTime ?? []);
  return [day ? formatLongDate(day, language) : tracked.date, [times[0], times.at(-1)].filter(Boolean).join('–')]
    .filter(Boolean)
    .join(' · ');
}

/** The sentence that the customer's page of a job begins with: tracking's, with what only the customer may know. */
export function jobHeadline(input: HeadlineInput, t: Translate): TrackingHeadline {
  const { job, tracked, language } = input;
  const usual = trackingHeadline(tracked, t, language);
  const failed = job.failedStops.at(-1);
  if (failed && !isJobOver(tracked.status)) return plain(t('job.failedLead', { stop: failed.stop + 1 }), failed.text[language]);
  switch (tracked.status) {
    case 'assigned':
      return { ...usual, note: t('job.getReady') };
    case 'completed':
      return { ...usual, note: deliveredNote(input) };
    case 'cancelled':
      return cancelledHeadline(input, t);
    default:
      return usual;
  }
}
