import type { JobDetail } from '@songwai/core/jobs/job';
import { type SearchStage, searchStage, stageChangesIn } from '@songwai/core/jobs/search/search-stage';
import { useClock } from '@songwai/features/shared/clock-context';
import { useEffect, useReducer, useRef } from 'react';
import { pickUpOf, searchEndOf } from '../actions/job-moments.ts';

/** The gateway ends a search within seconds; until it has, it is asked this often. */
const askAgainMs = 3_000;

/** The stage of a job's search, which changes as time passes. At its end the job is asked for anew until it says so too. */
export function useSearchStage(job: JobDetail, onChanged: () => void): SearchStage {
  const clock = useClock();
  const [, turn] = useReducer((count: number) => count + 1, 0);
  const facts = { status: job.status, pickUpAt: pickUpOf(job), searchUntil: searchEndOf(job) };
  const now = clock();
  const stage = searchStage(facts, now);
  const changesIn = stageChangesIn(facts, now);
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });

  useEffect(() => {
    if (changesIn === null) return;
    const timer = setTimeout(turn, changesIn);
    return () => clearTimeout(timer);
  }, [changesIn]);

  const isUnsaid = stage === 'ended' && job.status === 'matching';
  useEffect(() => {
    if (!isUnsaid) return;
    latest.current();
    const timer = setInterval(() => latest.current(), askAgainMs);
    return () => clearInterval(timer);
  }, [isUnsaid]);

  return stage;
}
