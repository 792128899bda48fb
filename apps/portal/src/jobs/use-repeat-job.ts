import { useTranslate } from '@songwai/features/shared/translate-context';
import { useQueryClient } from '@tanstack/react-query';
import { openAlerts } from '../shell/around/open-alerts.ts';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { startupQuery } from '../shell/startup.queries.ts';

/** Opens the order form with an earlier job in it; a failure is an alert. */
export const useRepeatJob = (): ((jobId: string) => Promise<void>) => {
  const t = useTranslate();
  const portal = usePortal();
  const queries = useQueryClient();
  const navigate = useLocalizedNavigate();
  return async (jobId) => {
    try {
      // What fills the forms is no part of any list.
      const [startup, { repeatJob }] = await Promise.all([
        queries.ensureQueryData(startupQuery(portal)),
        import('./repeat-job.ts'),
      ]);
      navigate(await repeatJob(portal, jobId, startup.catalog));
    } catch {
      portal.part(openAlerts).show({ tone: 'danger', title: t('bookings.repeatFailed'), detail: t('bookings.failedHelp') });
    }
  };
};
