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

/** Does not retry a timeout, which has already cost a minute, or a 429, which more calls would make worse. */
const isWorthRetrying = (error: unknown): error is GatewayError =>
  error instanceof GatewayError && (error.kind === 'network' || (error.kind === 'http' && error.code >= 500));

/**
 * Retries a read after a transient failure, at most twice, with exponential backoff and jitter (between half and all of the
 * delay).
 */
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
