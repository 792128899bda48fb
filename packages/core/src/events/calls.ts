import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** What a handler could not follow from an event. */
export interface EventFailure {
  readonly failureId: number;
  readonly eventId: number;
  /** What happened: `jobs.booked`. */
  readonly kind: string;
  /** Id of what it happened to. */
  readonly subject: string;
  readonly handler: string;
  /** `failed`: given up until an administrator retries it. */
  readonly state: 'waiting' | 'failed';
  /** 0 where it only waits for an earlier event of the same subject. */
  readonly attempts: number;
  readonly error: string;
  readonly happenedAt: Date;
  /** Null before the first try. */
  readonly failedAt: Date | null;
  /** Null where it was given up. */
  readonly nextAttemptAt: Date | null;
}

/** A page of failures, newest first; `nextCursor` is null on the last. */
export interface EventFailurePage {
  readonly failures: readonly EventFailure[];
  readonly nextCursor: string | null;
}

const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** Events from which something could not be followed. Administrators only. @throws GatewayError */
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

/** Lets the handler try again now. Administrators only. @throws GatewayError 404 it was followed meanwhile. */
export const retryEventFailure = async (transport: Transport, failureId: number): Promise<void> => {
  await call(transport, routes.retryEventFailure, { failureId });
};
