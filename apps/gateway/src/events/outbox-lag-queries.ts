import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { executePrepared } from '../platform/execute-prepared.ts';

/** How far the publishing of events is behind. */
export interface OutboxLag {
  /** Unpublished events; counted up to 10,000. */
  readonly waiting: number;
  /** Age of the oldest of them; 0 where none waits. */
  readonly oldestSeconds: number;
}

const mostCounted = 10_000;

/** Reads how far the publishing of events is behind, in a time that does not grow with it. */
export async function readOutboxLag(db: Db, now = new Date()): Promise<OutboxLag> {
  const { rows } = await executePrepared(
    db,
    sql<{ waiting: number; oldest: Date | null }>`
      select (select created_at from outbox where published_at is null order by id limit 1) as oldest,
        (select count(*) from (
          select from outbox where published_at is null limit ${sql.lit(mostCounted)}) as waiting)::integer as waiting`,
  );
  const [{ waiting, oldest } = { waiting: 0, oldest: null }] = rows;
  const ageMs = oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime());
  return { waiting, oldestSeconds: Math.round(ageMs / 1000) };
}
