import type { Generated, JSONColumnType } from 'kysely';

/** One event that has happened, written in the transaction that made it happen, published afterwards in the order of `id`. */
interface OutboxTable {
  id: Generated<number>;
  /** What happened, `<room>.<past tense>`: `jobs.booked`. */
  kind: string;
  /** The id of what it happened to. */
  subject: string;
  payload: JSONColumnType<object>;
  created_at: Generated<Date>;
  published_at: Date | null;
}

/** Tables of the room `events`. */
export interface EventsTables {
  outbox: OutboxTable;
}
