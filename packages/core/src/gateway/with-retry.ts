import type { StartTimer } from '../basics/start-timer.ts';
import { wait } from '../basics/wait.ts';
import { GatewayError } from './gateway-error.ts';

export interface RetryOptions {
  readonly startTimer: StartTimer;
  readonly random: () => number;
  readonly signal: AbortSignal | undefined;
}

const triesAfterTheFirst = 2;
const firstDelayMs = 300;

/** A timeout has cost a minute already, and "too many" (429) must not be answered with more. */
const isWorthRetrying = (error: unknown): error is GatewayError =>
  error instanceof GatewayError && (error.kind === 'network' || (error.kind === 'http' && error.code >= 500));

/** Tries a read again after a passing failure: at most twice, each wait twice as long, between half and all of it by chance. */
export const withRetry = async <T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retries === triesAfterTheFirst || !isWorthRetrying(error)) throw error;
      await wait(options.startTimer, firstDelayMs * 2 ** retries * (0.5 + options.random() / 2), options.signal);
      if (options.signal?.aborted) throw error;
    }
  }
};
