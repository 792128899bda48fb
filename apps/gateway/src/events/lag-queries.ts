import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/** How far the publishing of events is behind. */
export interface OutboxLag {
  /** Events that wait, counted up to `mostCounted`. */
  readonly waiting: number;
  /** Age of the oldest of them; 0 where none waits. */
  readonly oldestSeconds: number;
}

/** Counting goes on no longer than this, so that it costs the same however far behind the publisher is. */
const mostCounted = 10_000;

/** Reads how many events wait to be published, and for how long. */
export async function readOutboxLag(db: Db, now: Date): Promise<OutboxLag> {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null }>`
    select count(*)::int as waiting, (
      select created_at from outbox where published_at is null order by id limit 1) as "oldestAt"
    from (select from outbox where published_at is null limit ${mostCounted}) as unpublished`.execute(db);
  const [row] = rows;
  const oldestMs = row?.oldestAt == null ? 0 : Math.max(0, now.getTime() - row.oldestAt.getTime());
  return {
    waiting: row?.waiting ?? 0,
    oldestSeconds: Math.round(oldestMs / 1000),
  };
}
