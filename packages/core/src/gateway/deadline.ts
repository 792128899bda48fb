import type { StartTimer } from '../basics/start-timer.ts';
import { GatewayError, unanswered } from './gateway-error.ts';

/** Timeout of every call: 60 s (spec §7). */
export const timeoutMs = 60_000;

/** Combines the caller's abort signal with a timeout that can be restarted. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Restarts the 60 s, so that an active stream does not time out. */
  extend(): void;
  /** Turns a failure into `aborted` by the caller, `timeout`, or `network`. */
  explain(cause: unknown): GatewayError;
  end(): void;
}

export const startDeadline = (timer: StartTimer, callerSignal: AbortSignal | undefined): Deadline => {
  const controller = new AbortController();
  let isTimeUp = false;
  const handleTimeout = () => {
    isTimeUp = true;
    controller.abort();
  };
  const handleAbort = () => controller.abort();
  let cancelTimer = timer(handleTimeout, timeoutMs);
  if (callerSignal?.aborted) controller.abort();
  callerSignal?.addEventListener('abort', handleAbort);
  return {
    signal: controller.signal,
    extend: () => {
      cancelTimer();
      cancelTimer = timer(handleTimeout, timeoutMs);
    },
    explain: (cause) => {
      if (cause instanceof GatewayError) return cause;
      return unanswered(isTimeUp ? 'timeout' : callerSignal?.aborted ? 'aborted' : 'network', cause);
    },
    end: () => {
      cancelTimer();
      callerSignal?.removeEventListener('abort', handleAbort);
    },
  };
};
