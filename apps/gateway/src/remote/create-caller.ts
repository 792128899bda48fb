import { ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError, retry, wrap } from 'cockatiel';

/** The server understood and says no, or we may not ask: asking again gives the same, and the server is none the worse for it. */
export class FinalAnswerError extends Error {
  override readonly name: string = 'FinalAnswerError';
}

/** Failures in a row after which a server is taken for dead. */
const failuresUntilRest = 5;
/** How long a dead server is left alone; then one call tries whether it is back. */
const restMs = 30_000;

const isFinal = (error: unknown): boolean => error instanceof FinalAnswerError;
const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

export interface CallerOptions {
  /** For one attempt. */
  readonly timeoutMs: number;
  /** Waited for before each attempt, its time not counted; false where it would take too long. */
  readonly takeTurn?: (() => Promise<boolean>) | undefined;
}

/** Asks a server once, or once more; `signal` ends an attempt that takes too long. */
export type CallServer = <Answer>(ask: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer>;

/**
 * Makes the calls to a server that a customer waits for and that can be done without. What failed at once is tried once more; what took too
 * long is not, for the customer has waited enough. A server that fails time and again is left alone for a while, so that an outage costs a
 * few customers their patience, not all of them.
 *
 * @returns a call that rejects with what the last attempt failed with, or at once with cockatiel's `BrokenCircuitError` while the server rests.
 */
export function createCaller({ timeoutMs, takeTurn }: CallerOptions): CallServer {
  const mayHelp = handleWhen((error) => !isFinal(error) && !isTimeout(error) && !isBrokenCircuitError(error));
  const policy = wrap(
    retry(mayHelp, { maxAttempts: 1 }),
    circuitBreaker(
      handleWhen((error) => !isFinal(error)),
      { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresUntilRest) },
    ),
  );
  return (ask) =>
    policy.execute(async () => {
      if (takeTurn !== undefined && !(await takeTurn()))
        throw new FinalAnswerError('The server has been asked as often as it may be.');
      return ask(AbortSignal.timeout(timeoutMs));
    });
}
