import { listEventFailures, retryEventFailure } from '@songwai/core/events/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import type { Clock } from '../../platform/deps.ts';
import { nextOf } from '../../platform/paging/page.ts';
import { type FailureRow, listFailures, retryFailures } from './failure-queries.ts';

const toWire = (row: FailureRow) => ({
  failureId: row.id,
  eventId: row.event_id,
  kind: row.kind,
  subject: row.subject,
  handler: row.handler,
  state: row.next_attempt_at === null ? ('failed' as const) : ('waiting' as const),
  attempts: row.attempts,
  error: row.error,
  happenedAt: row.happenedAt.toISOString(),
  ...(row.failed_at !== null && { failedAt: row.failed_at.toISOString() }),
  ...(row.next_attempt_at !== null && { nextAttemptAt: row.next_attempt_at.toISOString() }),
});

/** Mounts the administrators' list of failed events, and retrying them. */
export function registerEventFailures(app: FastifyInstance, { db, clock }: { db: Kysely<Database>; clock: Clock }): void {
  mountEndpoint(app, listEventFailures, async ({ body: { state, cursor } }) => {
    const page = await listFailures(db, { state, cursor });
    return { failures: page.rows.map(toWire), ...nextOf(page) };
  });
  mountEndpoint(app, retryEventFailure, async ({ body: { failureId } }) => {
    if ((await retryFailures(db, { id: failureId, now: clock.now() })) === 0)
      throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
  });
}
