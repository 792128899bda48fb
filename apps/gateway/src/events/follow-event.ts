import { sql } from 'kysely';
import type { DatabaseLog } from '../database/database-log.ts';
import { maskPersonalData } from '../http/logging/mask-personal-data.ts';
import { nextAttemptAt } from '../platform/workers/backoff.ts';
import { storeFailure } from './admin/failure-queries.ts';
import type { EventHandler, StoredEvent } from './event-handler.ts';

type Db = Parameters<EventHandler['handle']>[0];

/** After the last attempt the event is given up: about twenty minutes after the first, enough for temporary errors. */
const mostAttempts = 9;
const longestError = 500;

/**
 * Runs one handler in a savepoint, so that its error undoes only its own rows. A lost connection is not a handler's failure and
 * ends the whole transaction.
 *
 * @returns the handler's error.
 */
async function tryHandle(trx: Db, handler: EventHandler, event: StoredEvent): Promise<Error | undefined> {
  await sql`savepoint handler`.execute(trx);
  try {
    await handler.handle(trx, [event]);
  } catch (error) {
    await sql`rollback to savepoint handler`.execute(trx);
    return error instanceof Error ? error : new Error(String(error));
  }
  await sql`release savepoint handler`.execute(trx);
  return undefined;
}

/** Runs a handler, and stores a failure where it throws. @returns whether it succeeded. */
export async function followOrStore(
  trx: Db,
  {
    handler,
    event,
    attempts,
    now,
    log,
  }: { handler: EventHandler; event: StoredEvent; attempts: number; now: Date; log: DatabaseLog },
): Promise<boolean> {
  const error = await tryHandle(trx, handler, event);
  if (error === undefined) return true;
  const made = attempts + 1;
  const isGivenUp = made >= mostAttempts;
  const details = { err: error, handler: handler.name, event: event.id, kind: event.kind, attempts: made };
  log.error(details, isGivenUp ? 'an event was given up: see `npm run admin -- events list`' : 'an event could not be followed');
  await storeFailure(trx, {
    eventId: event.id,
    handler: handler.name,
    subject: event.subject,
    attempts: made,
    nextAttemptAt: isGivenUp ? null : nextAttemptAt(now, made),
    error: maskPersonalData(`${error.name}: ${error.message}`).slice(0, longestError),
    failedAt: now,
  });
  return false;
}
