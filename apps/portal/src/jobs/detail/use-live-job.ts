import type { JobDetail } from '@songwai/core/jobs/job';
import { isJobOver } from '@songwai/core/jobs/job-status';
import { createTrackingFlow } from '@songwai/core/tracking/tracking-flow';
import type { TrackedJob, TrackingState } from '@songwai/core/tracking/tracking-state';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';

const wholeState = (state: TrackingState) => state;

/** What changes with a step of the ride or with its stops, unlike the position. */
const stageOf = (job: TrackedJob) =>
  [
    job.status,
    job.nextStop,
    ...job.stops.map(({ doneTime, failure }) => doneTime ?? failure?.time ?? ''),
    ...job.stops.map(({ name }) => name),
  ].join(' ');

/** The one stream of a job's page. At each step of the ride the job and its driver are asked anew, as both say more then. */
export function useLiveJob({ jobId, trackingId, status }: Pick<JobDetail, 'jobId' | 'trackingId' | 'status'>): TrackingState {
  const { transport, random } = usePortal();
  const queries = useQueryClient();
  const open = () => createTrackingFlow({ transport, trackingId, random });
  const [flow, setFlow] = useState(open);
  const state = useFlow(flow.store, wholeState);
  const stage = state.job ? stageOf(state.job) : null;
  const knownStage = useRef<string | null>(null);

  useEffect(() => {
    flow.start();
    return () => flow.dispose();
  }, [flow]);

  // A job that found no driver may go on by the customer's choice; its stream had ended.
  const isOver = isJobOver(status);
  const wasOver = useRef(isOver);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the change of the status opens another stream
  useEffect(() => {
    if (wasOver.current && !isOver) setFlow(open);
    wasOver.current = isOver;
  }, [isOver]);

  useEffect(() => {
    if (stage === null) return;
    const isFirst = knownStage.current === null;
    knownStage.current = stage;
    if (isFirst) return;
    void queries.invalidateQueries({ queryKey: ['jobs', 'detail', jobId] });
    void queries.invalidateQueries({ queryKey: ['jobs', 'driver', jobId] });
  }, [stage, jobId, queries]);

  return state;
}
