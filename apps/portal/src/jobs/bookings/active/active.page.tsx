import { jobGroupOf } from '@songwai/core/jobs/lists/job-group';
import { useClock } from '@songwai/features/shared/clock-context';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { ParcelWaiting } from '@songwai/ui/illustration/parcel-waiting';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { WifiOff } from 'lucide';
import { useRef, useState } from 'react';
import { LocalLink } from '../../../shell/local-link.tsx';
import { useLocalTarget } from '../../../shell/local-target.ts';
import { usePortal } from '../../../shell/portal-context.tsx';
import { QueryFrame } from '../../../shell/query-frame.tsx';
import { runningQuery } from '../bookings.queries.ts';
import { useLiveJobs } from '../use-live-jobs.ts';
import { activeQuery, mostActive } from './active.queries.ts';
import { ActiveRow } from './active-row.tsx';
import './active.css';

const loadSame = lazyPart(() => import('../../repeat/same-day.tsx'));
const loadMap = lazyPart(() => import('./active-map.tsx'), ['map']);
/** Drivers move all the time. */
const pollMs = 5_000;
const skeletons = ['a', 'b', 'c'] as const;

/** "Active orders": the jobs that are not over, in a list and on a map with their drivers, live (spec §2). */
export function ActivePage() {
  const t = useTranslate();
  const words = { t, language: useLanguage(), now: useClock()() };
  const target = useLocalTarget();
  const { transport } = usePortal();
  const list = useRef<HTMLUListElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const query = useQuery(activeQuery(transport));
  const underWay = (query.data?.jobs ?? []).filter(({ status }) => jobGroupOf(status) === 1).map(({ jobId }) => jobId);
  const running = useQuery(runningQuery(transport, underWay, pollMs));
  useLiveJobs();
  const runningOf = (jobId: string) => running.data?.find((job) => job.jobId === jobId);

  const showInList = (jobId: string) => {
    setChosenId(jobId);
    const row = list.current?.querySelector<HTMLElement>(`[data-job="${jobId}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  };

  return (
    <div className="portal-active">
      <PageHeader
        title={t('bookings.active')}
        detail={query.data?.total ? t('bookings.activeCount', { count: query.data.total }) : undefined}
        actions={
          <LocalLink to="/dashboard" kind="standalone">
            {t('bookings.openList')}
          </LocalLink>
        }
      />
      <LazyView load={loadSame} skeleton={null} isOptional>
        {({ SameDay }) => <SameDay />}
      </LazyView>
      <QueryFrame
        query={query}
        isEmpty={({ jobs }) => jobs.length === 0}
        skeleton={
          <SkeletonGroup label={t('bookings.loading')}>
            <div className="portal-active__parts">
              <Skeleton shape="block" height="320px" />
              <div className="portal-active__list">
                {skeletons.map((id) => (
                  <Card key={id}>
                    <Skeleton width="35%" />
                    <Skeleton width="80%" />
                    <Skeleton width="50%" />
                  </Card>
                ))}
              </div>
            </div>
          </SkeletonGroup>
        }
        empty={
          <EmptyState
            drawing={<ParcelWaiting />}
            headingLevel={2}
            title={t('bookings.activeEmpty')}
            action={
              <a className={buttonClass({ variant: 'primary' })} {...target('/neworder')}>
                {t('bookings.book')}
              </a>
            }
          >
            {t('bookings.activeEmptyHelp')}
          </EmptyState>
        }
        failed={(retry) => (
          <ErrorState
            icon={WifiOff}
            headingLevel={2}
            title={t('bookings.failed')}
            retry={{ label: t('common.retry'), onRetry: retry }}
          >
            {t('bookings.failedHelp')}
          </ErrorState>
        )}
      >
        {({ jobs, total }) => (
          <div className="portal-active__parts">
            <div className="portal-active__map">
              <LazyView load={loadMap} skeleton={<Skeleton shape="block" height="100%" />}>
                {({ ActiveMap }) => <ActiveMap {...{ jobs, runningOf, chosenId }} onChoose={showInList} />}
              </LazyView>
            </div>
            <div className="portal-active__list">
              <ul ref={list} className="portal-active__rows">
                {jobs.map((job, index) => (
                  <ActiveRow
                    key={job.jobId}
                    job={job}
                    number={index + 1}
                    running={runningOf(job.jobId)}
                    words={words}
                    isChosen={job.jobId === chosenId}
                    onPoint={() => setChosenId(job.jobId)}
                  />
                ))}
              </ul>
              {total > jobs.length ? <p className="sw-note sw-soft">{t('bookings.activeMore', { count: mostActive })}</p> : null}
            </div>
          </div>
        )}
      </QueryFrame>
    </div>
  );
}
