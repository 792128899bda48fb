import { ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError, retry, wrap } from 'cockatiel';

/** The server refused the call, or we may not make it: repeating is pointless, and it does not count as an outage. */
export class FinalAnswerError extends Error {
  override readonly name: string = 'FinalAnswerError';
}

/** Failures in a row after which calls are suspended. */
const failuresUntilRest = 5;
/** How long calls are suspended; then one call tests whether the server is back. */
const restMs = 30_000;

/** Whether a call was not made at all, because the server's calls are suspended. */
export const isSuspended = (error: unknown): boolean => isBrokenCircuitError(error);

const isFinal = (error: unknown): boolean => error instanceof FinalAnswerError;
const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

export interface CallerOptions {
  /** For one attempt. */
  readonly timeoutMs: number;
  /** Awaited before each attempt, outside its timeout; false where it would take too long. */
  readonly takeTurn?: (() => Promise<boolean>) | undefined;
  /** False: a failed call is not repeated, because it may have had an effect. */
  readonly repeats?: boolean | undefined;
}

/** Makes one attempt; `signal` aborts one that takes too long. */
export type CallServer = <Answer>(ask: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer>;

/**
 * Makes the function that calls a server on which an answer to a customer depends, but which can be replaced by a fallback. A call that fails
 * at once is retried once; one that times out is not, because the customer is waiting. After repeated failures calls are suspended for a
 * while, so that during an outage only a few customers have to wait.
 *
 * @returns a function that rejects with the last attempt's error, or at once with cockatiel's `BrokenCircuitError` while calls are suspended.
 */
export function createCaller({ timeoutMs, takeTurn, repeats = true }: CallerOptions): CallServer {
  const mayHelp = handleWhen((error) => !isFinal(error) && !isTimeout(error) && !isBrokenCircuitError(error));
  const breaker = circuitBreaker(
    handleWhen((error) => !isFinal(error)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresUntilRest) },
  );
  const policy = repeats ? wrap(retry(mayHelp, { maxAttempts: 1 }), breaker) : breaker;
  return (ask) =>
    policy.execute(async () => {
      if (takeTurn !== undefined && !(await takeTurn()))
        throw new FinalAnswerError('The server has been asked as often as it may be.');
      return ask(AbortSignal.timeout(timeoutMs));
    });
}
