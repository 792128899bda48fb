import { formatJobId } from '@songwai/core/basics/ids';
import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { ParcelWaiting } from '@songwai/ui/illustration/parcel-waiting';
import { Stack } from '@songwai/ui/layout/stack';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { useQuery } from '@tanstack/react-query';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { dayWithWeekday, wayOf } from '../days/day-words.ts';
import { offeredJobsQuery } from '../recurring.queries.ts';
import { newPath } from '../recurring-view.ts';

/** The latest jobs: one of them is to repeat. */
export function ChooseJob() {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const { transport } = usePortal();
  const query = useQuery(offeredJobsQuery(transport));
  const jobs = (query.data ?? []).filter(({ taskType }) => taskType !== fullDayTask);
  return (
    <Stack>
      <div>
        <h2 className="sw-heading sw-heading--small">{t('recurring.chooseTitle')}</h2>
        <p className="sw-note">{t('recurring.chooseHelp')}</p>
      </div>
      <Card padding="none">
        <List
          label={t('recurring.chooseTitle')}
          loadingLabel={t('portal.loading')}
          status={query.data ? 'ready' : query.isError ? 'error' : 'loading'}
          items={jobs.map((job) => ({ id: job.jobId, job }))}
          renderItem={({ job }) => (
            <ListRow
              title={wayOf(job.stops)}
              detail={`${dayWithWeekday(job.date, language)} ${job.time} · ${formatJobId(job.jobId)}`}
              link={target(newPath(job.jobId))}
            />
          )}
          empty={
            <EmptyState
              drawing={<ParcelWaiting />}
              headingLevel={3}
              title={t('recurring.chooseEmpty')}
              action={
                <a className={buttonClass({ variant: 'primary' })} {...target('/neworder')}>
                  {t('menu.book')}
                </a>
              }
            >
              {t('recurring.chooseEmptyHelp')}
            </EmptyState>
          }
          error={
            <ErrorState
              title={t('recurring.failed')}
              headingLevel={3}
              retry={{ label: t('common.retry'), onRetry: () => void query.refetch(), isRetrying: query.isFetching }}
            >
              {t('recurring.failedHelp')}
            </ErrorState>
          }
        />
      </Card>
    </Stack>
  );
}
