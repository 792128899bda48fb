import type { Translate } from '@songwai/core/i18n/translate';
import { arrivalWindow } from '@songwai/core/tracking/arrival-window';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { arrival, type TrackingHeadline } from '../tracking-headline.ts';

/** The driver's first name, or "the driver" while nobody has the job. */
export const driverNameOf = ({ receiver }: TrackedJob, t: Translate): string =>
  receiver?.driver?.firstName ?? t('tracking.theDriver');

/** How many others the driver serves before this receiver. */
export const beforeText = ({ receiver }: TrackedJob, t: Translate): string =>
  receiver?.stopsBefore ? t('receiver.before', { count: receiver.stopsBefore }) : t('receiver.noneBefore');

/** The sentence that a receiver's page begins with; it says "you" (decisions, "Links of receivers"). */
export function receiverHeadline(job: TrackedJob, t: Translate): TrackingHeadline {
  const [own] = job.stops;
  const name = driverNameOf(job, t);
  const plain = (lead: string, note: string) => ({ lead, accent: '', note });
  if (own?.failure) {
    const lead = own.failure.reason === 'absent' ? t('receiver.failedAbsent', { name }) : t('receiver.failedLead', { name });
    return plain(lead, t('receiver.failedNote', { time: own.failure.time }));
  }
  switch (job.status) {
    // A receiver hears nothing of the sender's money.
    case 'awaitingPayment':
    case 'matching':
      return plain(t('receiver.matchingLead'), t('receiver.matchingNote'));
    case 'completed':
      return plain(t('receiver.completedLead'), own?.doneTime ? t('receiver.completedNote', { time: own.doneTime }) : '');
    case 'cancelled':
      return plain(t('receiver.cancelledLead'), t('receiver.cancelledNote'));
    case 'expired':
      return plain(t('receiver.expiredLead'), t('receiver.expiredNote'));
    default: {
      const accent = arrival(job, t);
      const window = own?.etaTime ? arrivalWindow(own.etaTime, job.etaMinutes) : null;
      if (!accent)
        return plain(t('receiver.later', { name }), window ? t('receiver.window', { ...window }) : t('receiver.laterNote'));
      return {
        lead: t('receiver.arrives', { name }),
        accent,
        note: window ? t('receiver.window', { ...window }) : own?.etaTime ? t('receiver.etaNote', { time: own.etaTime }) : '',
      };
    }
  }
}
