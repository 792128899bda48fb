import type { JobChange } from '@songwai/core/jobs/live/live-calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';

/** Changes that come together, as those of a booking, renew the page once. */
const gatherMs = 400;
/** After these a job costs something else, or waits for its rating. */
const moneyKinds: ReadonlySet<string> = new Set([
  'jobs.booked',
  'jobs.completed',
  'jobs.cancelled',
  'jobs.expired',
  'jobs.priceAdded',
  'jobs.routeChanged',
]);

/** Renews what pages show of jobs as soon as one changes anywhere, through one stream for the page. */
export function useLiveJobs(): void {
  const { transport, random, onError } = usePortal();
  const queries = useQueryClient();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changes: JobChange[] = [];

    const renew = (...queryKey: readonly string[]) => void queries.invalidateQueries({ queryKey: ['jobs', ...queryKey] });
    const flush = () => {
      timer = undefined;
      const gathered = changes;
      changes = [];
      renew('running');
      // A driver who only moved changes nothing else.
      const others = gathered.filter(({ kind }) => kind !== 'jobs.moved');
      if (others.length === 0) return;
      renew('list');
      renew('counts');
      if (others.some(({ kind }) => moneyKinds.has(kind))) {
        renew('spend');
        renew('waitingForRating');
      }
      for (const { jobId } of others) if (jobId !== null) renew('detail', jobId);
    };
    const handleChange = (change: JobChange) => {
      changes.push(change);
      timer ??= setTimeout(flush, gatherMs);
    };

    import('@songwai/core/jobs/live/follow-jobs').then(({ followJobs }) => {
      if (!isGone) stop = followJobs({ transport, random, onChange: handleChange });
    }, onError);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [transport, random, onError, queries]);
}
