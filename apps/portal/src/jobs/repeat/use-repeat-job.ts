import { useTranslate } from '@songwai/features/shared/translate-context';
import { useQueryClient } from '@tanstack/react-query';
import { openAlerts } from '../../shell/around/open-alerts.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';

interface RepeatOptions {
  /** Goes on to the review, where nothing is missing. */
  readonly toReview?: boolean;
}

/** Opens the order form with an earlier job in it; a failure is an alert. */
export const useRepeatJob = (): ((jobId: string, options?: RepeatOptions) => Promise<void>) => {
  const t = useTranslate();
  const portal = usePortal();
  const queries = useQueryClient();
  const navigate = useLocalizedNavigate();
  return async (jobId, { toReview = false } = {}) => {
    try {
      // What fills the forms is no part of any list.
      const [startup, { repeatJob }] = await Promise.all([
        queries.ensureQueryData(startupQuery(portal)),
        import('./repeat-job.ts'),
      ]);
      navigate(await repeatJob(portal, jobId, { catalog: startup.catalog, toReview }));
    } catch {
      portal.part(openAlerts).show({ tone: 'danger', title: t('bookings.repeatFailed'), detail: t('bookings.failedHelp') });
    }
  };
};
