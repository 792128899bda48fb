import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** An event that a handler failed to process, or has not processed yet. */
export interface EventFailure {
  readonly failureId: number;
  readonly eventId: number;
  /** Kind of event: `jobs.booked`. */
  readonly kind: string;
  /** Id of the event's subject. */
  readonly subject: string;
  readonly handler: string;
  /** `failed`: not retried until an administrator asks for it. */
  readonly state: 'waiting' | 'failed';
  /** 0 if it only waits for an earlier event of the same subject. */
  readonly attempts: number;
  readonly error: string;
  readonly happenedAt: Date;
  /** Null before the first attempt. */
  readonly failedAt: Date | null;
  /** Null with `failed`. */
  readonly nextAttemptAt: Date | null;
}

/** A page of failures, newest first; `nextCursor` is null on the last. */
export interface EventFailurePage {
  readonly failures: readonly EventFailure[];
  readonly nextCursor: string | null;
}

const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** Events that a handler did not process. Administrators only. @throws GatewayError */
export const fetchEventFailures = async (
  transport: Transport,
  filter: { readonly state?: EventFailure['state']; readonly cursor?: string } = {},
): Promise<EventFailurePage> => {
  const { failures = [], nextCursor = null } = await call(transport, routes.listEventFailures, filter);
  const read = failures.map(({ happenedAt, failedAt, nextAttemptAt, ...failure }) => ({
    ...failure,
    happenedAt: new Date(happenedAt),
    failedAt: dateOf(failedAt),
    nextAttemptAt: dateOf(nextAttemptAt),
  }));
  return { failures: read, nextCursor };
};

/** Lets the handler try again now. Administrators only. @throws GatewayError 404 it was processed meanwhile. */
export const retryEventFailure = async (transport: Transport, failureId: number): Promise<void> => {
  await call(transport, routes.retryEventFailure, { failureId });
};
