import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { numberKey } from '../../platform/paging/sort-key.ts';

/** An event that a handler failed to process, or must process later because an earlier one failed. */
interface Failure {
  readonly eventId: number;
  readonly handler: string;
  readonly subject: string;
  readonly attempts: number;
  readonly nextAttemptAt: Date | null;
  readonly error: string;
  readonly failedAt: Date | null;
}

/** Stores a failure, or replaces the one of the same event and handler. */
export async function storeFailure(trx: Db, failure: Failure): Promise<void> {
  const state = {
    attempts: failure.attempts,
    next_attempt_at: failure.nextAttemptAt,
    error: failure.error,
    failed_at: failure.failedAt,
  };
  await trx
    .insertInto('event_failures')
    .values({ event_id: failure.eventId, handler: failure.handler, subject: failure.subject, ...state })
    .onConflict((conflict) => conflict.columns(['event_id', 'handler']).doUpdateSet(state))
    .execute();
}

/** The handlers that still have an earlier failed event of these subjects to process. */
export async function listBlocked(
  trx: Db,
  subjects: readonly string[],
): Promise<readonly { readonly handler: string; readonly subject: string }[]> {
  const { rows } = await executePrepared(
    trx,
    sql<{ handler: string; subject: string }>`
      select distinct handler, subject from event_failures
      where next_attempt_at is not null and subject = any(${subjects}::text[])`,
  );
  return rows;
}

/** The failure that has been due longest, the first of its handler and subject; undefined for none. */
export const findDueFailure = (trx: Db, { handlers, now }: { readonly handlers: readonly string[]; readonly now: Date }) =>
  trx
    .selectFrom('event_failures as failure')
    .innerJoin('outbox', 'outbox.id', 'failure.event_id')
    .select(['failure.id as failureId', 'failure.handler', 'failure.attempts'])
    .select(['outbox.id', 'outbox.kind', 'outbox.subject', 'outbox.payload', 'outbox.created_at as at'])
    .where('failure.next_attempt_at', '<=', now)
    .where('failure.handler', 'in', handlers)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('event_failures as earlier')
            .select('earlier.id')
            .whereRef('earlier.handler', '=', 'failure.handler')
            .whereRef('earlier.subject', '=', 'failure.subject')
            .whereRef('earlier.event_id', '<', 'failure.event_id')
            .where('earlier.next_attempt_at', 'is not', null),
        ),
      ),
    )
    .orderBy('failure.next_attempt_at')
    .orderBy('failure.event_id')
    .limit(1)
    .executeTakeFirst();

export async function removeFailure(trx: Db, failureId: number): Promise<void> {
  await trx.deleteFrom('event_failures').where('id', '=', failureId).execute();
}

const pageSize = 50;

/** A page of failures with their events, newest first. */
export function listFailures(
  db: Db,
  { state, cursor }: { readonly state?: 'waiting' | 'failed' | undefined; readonly cursor?: string | undefined },
) {
  const failures = db
    .selectFrom('event_failures as failure')
    .innerJoin('outbox', 'outbox.id', 'failure.event_id')
    .selectAll('failure')
    .select(['outbox.kind', 'outbox.created_at as happenedAt'])
    .$if(state !== undefined, (query) => query.where('next_attempt_at', state === 'failed' ? 'is' : 'is not', null));
  return paginate(failures, { keys: [numberKey('id', 'failure.id')], direction: 'desc', cursor, size: pageSize });
}

export type FailureRow = Awaited<ReturnType<typeof listFailures>>['rows'][number];

/** Makes one failure, or all that were given up, due at once with all attempts again. @returns the number of failures. */
export async function retryFailures(db: Db, { id, now }: { readonly id: number | 'all'; readonly now: Date }): Promise<number> {
  const retried = await db
    .updateTable('event_failures')
    .set({ attempts: 0, next_attempt_at: now })
    .$if(id === 'all', (query) => query.where('next_attempt_at', 'is', null))
    .$if(id !== 'all', (query) => query.where('id', '=', id === 'all' ? 0 : id))
    .returning('id')
    .execute();
  return retried.length;
}
