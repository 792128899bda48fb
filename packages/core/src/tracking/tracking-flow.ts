import { createStore } from 'zustand/vanilla';
import { type StartTimer, startTimer } from '../basics/start-timer.ts';
import { wait } from '../basics/wait.ts';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { StreamingTransport } from '../gateway/transport-types.ts';
import { isJobOver } from '../jobs/job-status.ts';
import { fetchTracking, streamTracking } from './calls.ts';
import type { TrackedJob, TrackingFlow, TrackingState } from './tracking-state.ts';

export interface TrackingFlowOptions {
  readonly transport: StreamingTransport;
  readonly trackingId: string;
  /** Reads the job first; by default by its tracking id. The stream then follows the id that it answers. */
  readonly fetchJob?: typeof fetchTracking;
  /** Spreads reconnections, so that not all pages reach a restarted gateway at once. */
  readonly random: () => number;
  readonly startTimer?: StartTimer;
}

const firstDelayMs = 1_000;
/** Also the polling interval if streams do not work (a proxy that buffers them), because each round fetches the job first. */
const longestDelayMs = 15_000;

/** Follows a job live: fetches it, then streams it; if the stream breaks or cannot be opened, starts again. */
export const createTrackingFlow = ({ transport, trackingId, random, ...options }: TrackingFlowOptions): TrackingFlow => {
  const { fetchJob = fetchTracking } = options;
  const timer = options.startTimer ?? startTimer;
  const store = createStore<TrackingState>(() => ({ job: null, connection: 'connecting', problem: null }));
  let running: AbortController | null = null;

  const show = (job: TrackedJob, connection: TrackingState['connection']) =>
    store.setState({ job, problem: null, connection: isJobOver(job.status) ? 'over' : connection });
  const isOver = () => store.getState().connection === 'over';

  /** One round: fetch the job, then read the stream until it ends. */
  const follow = async (signal: AbortSignal, onHeard: () => void) => {
    const job = await fetchJob(transport, trackingId);
    if (signal.aborted) return;
    if (job === null) return store.setState({ problem: { kind: 'notFound' }, connection: 'over' });
    show(job, store.getState().connection);
    if (isOver()) return;
    for await (const next of streamTracking(transport, job.trackingId, signal)) {
      if (signal.aborted) return;
      onHeard();
      show(next, 'live');
      if (isOver()) return;
    }
  };

  const takeFailure = (error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    if (error.code === 404 && store.getState().job === null) {
      store.setState({ problem: { kind: 'notFound' }, connection: 'over' });
    } else if (error.code === 410) {
      store.setState({ job: null, problem: { kind: 'closed' }, connection: 'over' });
    } else if (store.getState().job === null) {
      store.setState({ problem: { kind: 'failed', error } });
    }
  };

  const run = async (signal: AbortSignal) => {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await follow(signal, () => {
          failures = 0;
        });
      } catch (error) {
        if (!signal.aborted) takeFailure(error);
      }
      if (signal.aborted || isOver()) return;
      if (store.getState().job !== null) store.setState({ connection: 'reconnecting' });
      await wait(timer, Math.min(firstDelayMs * 2 ** failures, longestDelayMs) * (0.5 + random() / 2), signal);
      failures += 1;
    }
  };

  const begin = () => {
    running?.abort();
    running = new AbortController();
    void run(running.signal);
  };

  return {
    store,
    link: { transport, random },
    start: () => {
      if (running === null) begin();
    },
    retry: () => {
      if (isOver() && store.getState().job !== null) return;
      store.setState((state) => ({ problem: null, connection: state.job ? 'reconnecting' : 'connecting' }));
      begin();
    },
    dispose: () => {
      running?.abort();
      running = null;
    },
  };
};
