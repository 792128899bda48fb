import type { Language } from '@songwai/core/basics/language';
import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import type { Translate } from '@songwai/core/i18n/translate';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';

/** The next event in words. `accent` is the part that counts down; `note` is shown below in a quiet colour. */
export interface TrackingHeadline {
  readonly lead: string;
  readonly accent: string;
  readonly note: string;
}

const dropOffsOf = (job: TrackedJob) => job.stops.filter((stop, index) => index > 0 && !stop.isReturn);

/** The driver's arrival: in minutes, any moment, or unknown. */
export function arrival({ etaMinutes }: TrackedJob, t: Translate): string {
  if (etaMinutes === null) return '';
  return etaMinutes === 0 ? t('tracking.anyMoment') : t('tracking.inMinutes', { count: etaMinutes });
}

/** The number of stops after the next one, and the expected end. */
function restNote(job: TrackedJob, t: Translate): string {
  const open = job.stops.filter((stop) => stop.doneTime === null && !stop.failure);
  const end = open.at(-1)?.etaTime;
  if (open.length === 0) return '';
  return end ? t('tracking.restUntil', { count: open.length, time: end }) : t('tracking.rest', { count: open.length });
}

/** The sentence for a completed job. */
function deliveredLead(dropOffs: number, t: Translate): string {
  if (dropOffs === 2) return t('tracking.completedBoth');
  return dropOffs > 2 ? t('tracking.completedAll', { count: dropOffs }) : t('tracking.completedOne');
}

/** A hire is worked, not delivered; null for other jobs and where both read the same. */
function hireHeadline(job: TrackedJob, t: Translate): TrackingHeadline | null {
  if (job.taskType !== fullDayTask) return null;
  const name = job.driver ? t('tracking.driverName', { name: job.driver.firstName }) : t('tracking.theDriver');
  const accent = arrival(job, t);
  switch (job.status) {
    case 'assigned':
      return accent ? { lead: t('tracking.hireReaches', { name }), accent, note: '' } : null;
    case 'arrived':
      return { lead: t('tracking.hireAtStart', { name }), accent: '', note: '' };
    case 'pickedUp':
    case 'delivering': {
      const until = job.workUntil ? t('tracking.hireUntil', { time: job.workUntil }) : '';
      return { lead: t('tracking.hireWorks', { name }), accent: until, note: '' };
    }
    case 'completed':
      return { lead: t('tracking.hireDone'), accent: '', note: '' };
    default:
      return null;
  }
}

/** A stop that failed, while no other one is being served: what happened and what follows. */
function failedHeadline(job: TrackedJob, t: Translate, language: Language): TrackingHeadline | null {
  const index = job.stops.findLastIndex(({ failure }) => failure);
  const { failure } = job.stops[index] ?? {};
  const next = job.nextStop === null ? undefined : job.stops[job.nextStop];
  const isServingOthers = next !== undefined && next.doneTime === null && !next.failure && !next.isReturn;
  if (!failure || isServingOthers) return null;
  const note = t('tracking.failedAt', { time: failure.time, text: failure.text[language] });
  return { lead: t('tracking.failedLead', { stop: index + 1 }), accent: '', note };
}

/** The sentence that a tracking page begins with. */
export function trackingHeadline(job: TrackedJob, t: Translate, language: Language): TrackingHeadline {
  const special = failedHeadline(job, t, language) ?? hireHeadline(job, t);
  if (special) return special;
  const name = job.driver ? t('tracking.driverName', { name: job.driver.firstName }) : t('tracking.theDriver');
  const accent = arrival(job, t);
  const plain = (lead: string, note = '') => ({ lead, accent: '', note });
  switch (job.status) {
    case 'awaitingPayment':
      return plain(t('tracking.awaitingPaymentLead'), t('tracking.awaitingPaymentNote'));
    case 'matching':
      return plain(t('tracking.matchingLead'), t('tracking.matchingNote'));
    case 'assigned':
      return {
        lead: accent ? t('tracking.reachesPickUp', { name }) : t('tracking.headsForPickUp', { name }),
        accent,
        note: restNote(job, t),
      };
    case 'arrived':
      return plain(t('tracking.atPickUp', { name }), restNote(job, t));
    case 'pickedUp':
    case 'delivering':
      return {
        lead: accent ? t('tracking.arrives', { name }) : t('tracking.onTheWay', { name }),
        accent,
        note: restNote(job, t),
      };
    case 'completed': {
      const count = dropOffsOf(job).length;
      const last = job.stops.findLast((stop) => stop.doneTime !== null)?.doneTime;
      return plain(deliveredLead(count, t), last ? t('tracking.lastDone', { time: last }) : '');
    }
    case 'cancelled':
      return plain(t('tracking.cancelledLead'), t('tracking.cancelledNote'));
    case 'expired':
      return plain(t('tracking.expiredLead'), t('tracking.expiredNote'));
  }
}
