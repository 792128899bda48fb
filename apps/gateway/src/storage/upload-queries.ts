import { hourMs } from '@songwai/core/basics/durations';
import type { Db } from '../platform/db.ts';
import { noteStale } from './photo-queries.ts';

/** Far longer than any upload or transaction takes. */
const mostMs = hourMs;

/**
 * Marks an object, before its upload, as stale from a later time on. If the process crashes or the row that refers to it is not inserted, the
 * object is deleted then.
 */
export const noteUpload = (db: Db, key: string, at: Date): Promise<void> => noteStale(db, [key], new Date(at.getTime() + mostMs));

/**
 * Removes the mark, in the transaction that inserts the row that refers to the object.
 *
 * @returns false where it took so long that the object may have been deleted; the row must not be inserted then.
 */
export async function storeUpload(trx: Db, key: string, at: Date): Promise<boolean> {
  const row = await trx
    .deleteFrom('stale_objects')
    .where('key', '=', key)
    .where('since', '>', at)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}
