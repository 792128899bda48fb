import type { OrderState } from '@songwai/core/orders/order-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useEffect } from 'react';
import { openAlerts } from '../shell/around/open-alerts.ts';
import { LocalLink } from '../shell/local-link.tsx';
import { openOrder } from '../shell/open-order.ts';
import { usePortal } from '../shell/portal-context.tsx';

const bookedJob = ({ booking }: OrderState) => (booking.status === 'booked' ? booking.jobId : null);

/** Once a job is booked, a message leads to its customer's own page, beside the public link of the confirmation. */
export function useBookedAlert(): void {
  const t = useTranslate();
  const { part } = usePortal();
  const alerts = part(openAlerts);
  const jobId = useFlow(part(openOrder).store, bookedJob);

  useEffect(() => {
    if (jobId === null) return;
    alerts.show({
      tone: 'success',
      title: t('hints.booked'),
      action: <LocalLink to={`/job/${jobId}`}>{t('hints.bookedJob')}</LocalLink>,
      replaces: 'booked',
    });
    // It belongs to the confirmation, and would cover what it leads to.
    return () => alerts.dismissSeries('booked');
  }, [jobId, alerts, t]);
}
