import type { StartTimer } from '../basics/start-timer.ts';
import { GatewayError, unanswered } from './gateway-error.ts';

/** The gateway is given 60 s for everything (spec §7). */
export const timeoutMs = 60_000;

/** One signal out of the caller's request to stop and a timer that can be wound up again. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Starts the 60 s again: a stream that still speaks is not late. */
  extend(): void;
  /** Why it failed: the caller gave up, the time was up, or the gateway could not be reached. */
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
