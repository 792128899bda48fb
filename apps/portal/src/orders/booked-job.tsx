import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { LocalLink } from '../shell/local-link.tsx';
import { openOrder } from '../shell/open-order.ts';
import { usePortal } from '../shell/portal-context.tsx';

/** Beside the public link of a job that was just booked, the way to one's own page of it, with its price and phones. */
export function BookedJob() {
  const t = useTranslate();
  const { part, session } = usePortal();
  const jobId = useFlow(part(openOrder).store, ({ booking }) => (booking.status === 'booked' ? booking.jobId : null));
  const isSignedIn = useFlow(session.store, ({ status }) => status === 'signedIn');
  if (jobId === null || !isSignedIn) return null;
  return (
    <LocalLink to={`/job/${jobId}`} kind="standalone">
      {t('hints.bookedJob')}
    </LocalLink>
  );
}
