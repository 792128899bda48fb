import { type StartTimer, startTimer } from '../../basics/start-timer.ts';
import { wait } from '../../basics/wait.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { StreamingTransport } from '../../gateway/transport-types.ts';
import { type JobChange, streamJobChanges } from './live-calls.ts';

interface FollowOptions {
  readonly transport: StreamingTransport;
  /** Spreads reconnections, so that not all pages reach a restarted gateway at once. */
  readonly random: () => number;
  /** Called for every change; with any job when a stream opens, and every 15 seconds while none does. */
  readonly onChange: (change: JobChange) => void;
  readonly startTimer?: StartTimer;
}

const firstDelayMs = 1_000;
/** Also the polling interval if streams do not work (a proxy that buffers them). */
const longestDelayMs = 15_000;
const anyJob: JobChange = { jobId: null, kind: '' };

/** Follows the changes of the caller's jobs by one stream, which opens again when it ends or breaks. @returns a function that stops. */
export const followJobs = ({ transport, random, onChange, ...options }: FollowOptions): (() => void) => {
  const timer = options.startTimer ?? startTimer;
  const stopping = new AbortController();
  const { signal } = stopping;

  const run = async () => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      let isOpened = false;
      try {
        for await (const change of streamJobChanges(transport, signal)) {
          if (signal.aborted) return;
          failures = 0;
          isOpened = true;
          onChange(change);
        }
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
      }
      if (signal.aborted) return;
      await wait(timer, Math.min(firstDelayMs * 2 ** failures, longestDelayMs) * (0.5 + random() / 2), signal);
      // A stream that opens says by itself that changes may have been missed.
      if (!isOpened && !signal.aborted) onChange(anyJob);
    }
  };

  void run();
  return () => stopping.abort();
};
