import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { transact } from '../../platform/transact.ts';
import type { DriverDb } from '../queries.ts';

/**
 * Runs work in a transaction, and once more after a unique violation: another entry got the phone or plate at the same moment,
 * which the second run sees and reports.
 */
export async function againIfTaken<T>(db: DriverDb, work: (trx: DriverDb) => Promise<T>): Promise<T> {
  try {
    return await transact(db, work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return transact(db, work);
  }
}
