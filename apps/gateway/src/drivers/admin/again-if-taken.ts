import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { transact } from '../../platform/transact.ts';
import type { DriverDb } from '../queries.ts';

/** Does a piece of work in a transaction; once more where another entry was given the phone or plate at the same moment, which can be seen then. */
export async function againIfTaken<T>(db: DriverDb, work: (trx: DriverDb) => Promise<T>): Promise<T> {
  try {
    return await transact(db, work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return transact(db, work);
  }
}
