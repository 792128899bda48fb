import { hourMs } from '@songwai/core/basics/durations';
import type { Db } from '../platform/db.ts';
import { noteStale } from './photo-queries.ts';

/** Far longer than any store takes to keep a file, or a transaction to say whose it is. */
const mostMs = hourMs;

/**
 * Notes an object before it goes to the store, as one that nothing needs from some time on: should nobody come to need it, because the process
 * died or the row that names it was refused, it is thrown away then.
 */
export const noteUpload = (db: Db, key: string, at: Date): Promise<void> => noteStale(db, [key], new Date(at.getTime() + mostMs));

/**
 * Keeps it for good, in the transaction that writes the row that names it.
 *
 * @returns false where it took so long that the object may be gone: the row must not be written then.
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
