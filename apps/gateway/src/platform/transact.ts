import { readTrouble } from '../database/database-trouble.ts';
import type { Db } from './db.ts';

/** How often work is begun before its caller is told that the database is busy (503). */
const attempts = 3;

/**
 * Does work in a transaction: all of it, or nothing. Where PostgreSQL undid it because another transaction was in its way (a deadlock, a
 * serialisation failure), the work starts over at once: what it does besides the database must bear being done twice.
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
