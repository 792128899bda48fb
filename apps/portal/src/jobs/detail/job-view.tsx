import type { JobDetail } from '@songwai/core/jobs/job';
import { isJobOver } from '@songwai/core/jobs/job-status';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { loadTrackingMap } from '@songwai/features/tracking/tracking-loaders';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { loadAwaitedJob } from '../../shell/paying/load-awaited-job.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { loadDeliveredRating } from '../../shell/ratings/load-delivered-rating.ts';
import { baseMapQuery, startupQuery } from '../../shell/startup.queries.ts';
import { jobDriverQuery } from '../job.queries.ts';
import { JobSearch } from '../search/job-search.tsx';
import { SearchMap } from '../search/search-map.tsx';
import { JobFrame } from './job-frame.tsx';
import { JobStory } from './job-story.tsx';
import { MendStop } from './mend/mend-stop.tsx';
import { JobShare } from './share/job-share.tsx';
import { ChangeAction } from './stops/change-action.tsx';
import { JobLine } from './stops/job-line.tsx';
import { trackedFromDetail } from './tracked-from-detail.ts';
import { useLiveJob } from './use-live-job.ts';
import { useMayChange } from './use-may-change.ts';
import { useRepeat } from './use-repeat.ts';

/** Money and actions come after who is where. */
const loadAside = lazyPart(() => import('./job-aside.tsx'));
/** Who drives is known only after another call. */
const loadDriver = lazyPart(() => import('./job-driver.tsx'));
/** Few jobs were ever changed. */
const loadChanges = lazyPart(() => import('./job-changes.tsx'));

interface JobViewProps {
  readonly job: JobDetail;
  /** Called when something was changed, to show it. */
  readonly onChanged: () => Promise<void>;
}

/** A job that is known, live. */
export function JobView({ job, onChanged }: JobViewProps) {
  const t = useTranslate();
  const portal = usePortal();
  const startup = useQuery(startupQuery(portal));
  const baseMap = useQuery(baseMapQuery());
  const driver = useQuery(jobDriverQuery(portal.transport, job.jobId));
  const live = useLiveJob(job);
  const mayChange = useMayChange();
  const repeat = useRepeat(job.jobId);
  const [pointedStop, setPointedStop] = useState<number | null>(null);
  const [mendedStop, setMendedStop] = useState<number | null>(null);
  const rows = useRef(new Map<number, HTMLElement>());

  const catalog = startup.data?.catalog;
  const vehicleKind = catalog?.vehicles.find(({ id }) => id === job.vehicleId)?.kind ?? 'motorcycle';
  const tracked = live.job ?? trackedFromDetail(job, vehicleKind);
  const isOver = isJobOver(tracked.status);
  const isCompleted = tracked.status === 'completed';
  const isSearch = tracked.status === 'matching' || tracked.status === 'expired';
  const isUnpaid = tracked.status === 'awaitingPayment';
  const hasDriver = !isUnpaid && tracked.status !== 'cancelled' && tracked.status !== 'expired';
  const handleChanged = () => void onChanged();

  const handleStopPress = (index: number) => {
    const row = rows.current.get(index);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  };

  return (
    <JobFrame
      // There is nothing to follow before it is paid.
      share={isUnpaid ? null : <JobShare job={job} place="corner" />}
      renderMap={(isStrip) =>
        isSearch ? (
          <SearchMap job={job} isStrip={isStrip} />
        ) : (
          <LazyView load={loadTrackingMap} skeleton={null}>
            {({ TrackingMap }) => (
              <TrackingMap
                job={tracked}
                mapBase={{ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null }}
                isStrip={isStrip}
                pointedStop={pointedStop}
                onStopPress={handleStopPress}
              />
            )}
          </LazyView>
        )
      }
      renderBar={(isNarrow) => {
        if (!isOver)
          return isNarrow || isUnpaid ? null : (
            <div className="sw-edge-bar portal-job__bar">
              <JobShare job={job} place="bar" isSecondary={isSearch} />
            </div>
          );
        // A search that has ended can be begun again, which is the better way on.
        return isSearch ? null : (
          <div className="sw-edge-bar portal-job__bar">
            <Button
              variant={job.ratingToken === null ? 'primary' : 'secondary'}
              size="large"
              isLoading={repeat.isBusy}
              onClick={() => void repeat.run(false)}
            >
              {t('job.repeat')}
            </Button>
          </div>
        );
      }}
      aside={
        <LazyView load={loadAside} skeleton={<Skeleton shape="block" height="240px" />}>
          {({ JobAside }) => <JobAside {...{ job, tracked, mayChange, onChanged, repeat }} startup={startup.data} />}
        </LazyView>
      }
    >
      {live.connection === 'reconnecting' ? <Banner tone="warn">{t('tracking.reconnecting')}</Banner> : null}
      {isSearch ? <JobSearch job={job} onChanged={handleChanged} /> : <JobStory job={job} tracked={tracked} />}
      {isUnpaid ? (
        <LazyView load={loadAwaitedJob} skeleton={<Skeleton shape="block" height="320px" />}>
          {({ AwaitedJob }) => (
            <AwaitedJob
              key={job.payment?.chargeId}
              jobId={job.jobId}
              payment={job.payment ?? null}
              amountSatang={job.payment?.amountSatang ?? job.netSatang}
              onPaid={handleChanged}
              again={{ label: t('job.repeat'), onPress: () => void repeat.run(true) }}
            />
          )}
        </LazyView>
      ) : null}
      {isCompleted ? (
        <LazyView load={loadDeliveredRating} skeleton={null} isOptional>
          {({ DeliveredRating }) => <DeliveredRating jobId={job.jobId} onRated={handleChanged} />}
        </LazyView>
      ) : null}
      {hasDriver && !isSearch && !isCompleted ? (
        <LazyView load={loadDriver} skeleton={<Skeleton shape="block" height="80px" />}>
          {({ JobDriverCard }) => (
            <JobDriverCard tracked={tracked} driver={driver.data?.driver} isLoading={driver.isPending && driver.isFetching} />
          )}
        </LazyView>
      ) : null}
      <JobLine
        job={job}
        tracked={tracked}
        proofs={driver.data?.proofs ?? []}
        onPoint={setPointedStop}
        onMend={mayChange ? setMendedStop : undefined}
        rows={rows}
      />
      {mayChange && !isOver && job.actions.includes('changeStops') ? <ChangeAction job={job} onChanged={onChanged} /> : null}
      <MendStop job={job} index={mendedStop} onChanged={onChanged} onClose={() => setMendedStop(null)} />
      {driver.isError ? (
        <Banner
          tone="warn"
          action={
            <Button variant="quiet" onClick={() => void driver.refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('job.photosFailed')}
        </Banner>
      ) : null}
      {job.changes.length > 0 ? (
        <LazyView load={loadChanges} skeleton={<Skeleton shape="block" height="96px" />}>
          {({ JobChanges }) => <JobChanges changes={job.changes} />}
        </LazyView>
      ) : null}
    </JobFrame>
  );
}
