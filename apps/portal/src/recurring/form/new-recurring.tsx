import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchJob } from '@songwai/core/jobs/calls';
import { formFromJob } from '@songwai/core/recurring/recurring-form';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { NothingFound } from '@songwai/ui/illustration/nothing-found';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { choosePath, onePath } from '../recurring-view.ts';
import { RecurringForm } from './recurring-form.tsx';

/** The job that a new one is to be like. */
const jobQuery = (transport: Transport, jobId: string) =>
  queryOptions({ queryKey: ['jobs', 'detail', jobId], staleTime: 0, queryFn: () => fetchJob(transport, jobId) });

/** The form of a new recurring booking, filled in like a job. */
export function NewRecurring({ jobId }: { readonly jobId: string }) {
  const t = useTranslate();
  const { transport } = usePortal();
  const navigate = useLocalizedNavigate();
  const now = useClock()();
  const query = useQuery({ ...jobQuery(transport, jobId), refetchOnWindowFocus: false });
  const other = <LocalLink to={choosePath}>{t('recurring.chooseTitle')}</LocalLink>;
  const unknown = (
    <EmptyState drawing={<NothingFound />} title={t('recurring.notFound')} headingLevel={2} action={other}>
      {t('recurring.notFoundHelp')}
    </EmptyState>
  );
  return (
    <QueryFrame
      query={query}
      skeleton={
        <SkeletonGroup label={t('recurring.loading')}>
          <Skeleton shape="block" height="420px" />
        </SkeletonGroup>
      }
      empty={unknown}
      failed={(onRetry) => (
        <ErrorState title={t('recurring.failed')} headingLevel={2} retry={{ label: t('common.retry'), onRetry }}>
          {t('recurring.failedHelp')}
        </ErrorState>
      )}
    >
      {(job) => {
        const initial = formFromJob(job, now);
        if (initial === null)
          return <EmptyState drawing={<NothingFound />} title={t('recurring.isHire')} headingLevel={2} action={other} />;
        return <RecurringForm key={jobId} initial={initial} onSaved={(id) => navigate(onePath(id), { replace: true })} />;
      }}
    </QueryFrame>
  );
}
