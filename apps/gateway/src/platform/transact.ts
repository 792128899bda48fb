import { readTrouble } from '../database/database-trouble.ts';
import type { Db } from './db.ts';

/** How often a transaction is tried before the caller gets a 503 (busy). */
const attempts = 3;

/**
 * Runs work in a transaction. Where PostgreSQL rolled it back because of another transaction (a deadlock, a serialisation
 * failure), the work is repeated at once: effects outside the database must be safe to repeat.
 */
export async function transact<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || readTrouble(error) !== 'contended') throw error;
    }
  }
}
