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
function arrival({ etaMinutes }: TrackedJob, t: Translate): string {
  if (etaMinutes === null) return '';
  return etaMinutes === 0 ? t('tracking.anyMoment') : t('tracking.inMinutes', { count: etaMinutes });
}

/** The number of stops after the next one, and the expected end. */
function restNote(job: TrackedJob, t: Translate): string {
  const open = job.stops.filter((stop) => stop.doneTime === null);
  const end = open.at(-1)?.etaTime;
  if (open.length === 0) return '';
  return end ? t('tracking.restUntil', { count: open.length, time: end }) : t('tracking.rest', { count: open.length });
}

/** The sentence for a completed job. */
function deliveredLead(dropOffs: number, t: Translate): string {
  if (dropOffs === 2) return t('tracking.completedBoth');
  return dropOffs > 2 ? t('tracking.completedAll', { count: dropOffs }) : t('tracking.completedOne');
}

/** The sentence that a tracking page begins with. */
export function trackingHeadline(job: TrackedJob, t: Translate): TrackingHeadline {
  const name = job.driver ? t('tracking.driverName', { name: job.driver.firstName }) : t('tracking.theDriver');
  const accent = arrival(job, t);
  const plain = (lead: string, note = '') => ({ lead, accent: '', note });
  switch (job.status) {
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
