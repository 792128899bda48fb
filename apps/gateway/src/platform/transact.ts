import { type RawBuilder, sql } from 'kysely';
import { readTrouble } from '../database/database-trouble.ts';
import type { Db } from './db.ts';

/** How often a transaction is tried before the caller gets a 503 (busy). */
const attempts = 3;

const repeatContended = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || readTrouble(error) !== 'contended') throw error;
    }
  }
};

/**
 * Runs work in a transaction. Where PostgreSQL rolled it back because of another transaction (a deadlock, a serialisation
 * failure), the work is repeated at once: effects outside the database must be safe to repeat.
 */
export const transact = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  repeatContended(() => db.transaction().execute(work));

/** A statement without parameters (`sql.lit`) that locks rows. */
export type Lock = RawBuilder<unknown>;

async function commit(trx: Db): Promise<void> {
  const { rows } = await sql<{ readonly command: string }>`commit`.execute(trx);
  if (rows[0]?.command === 'ROLLBACK') throw new Error('An error within the transaction was not noticed: it was rolled back.');
}

/**
 * Like `transact`, for work that begins with locks: they are taken in the round trip that begins the transaction, one after another. The
 * work's first statement comes after them, so that it sees what others have committed meanwhile; a statement that locks and reads may not.
 */
export const transactLocked = <T>(db: Db, locks: readonly [Lock, ...Lock[]], work: (trx: Db) => Promise<T>): Promise<T> =>
  repeatContended(() =>
    db.connection().execute(async (trx) => {
      try {
        await sql`begin; ${sql.join(locks, sql`; `)}`.execute(trx);
        const result = await work(trx);
        await commit(trx);
        return result;
      } catch (error) {
        // A connection on which not even this works is broken, and the pool drops it.
        await sql`rollback`.execute(trx).catch(() => undefined);
        throw error;
      }
    }),
  );
