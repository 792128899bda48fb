import { type Charge, listCharges } from '../charges/charge-queries.ts';
import { type FailedVisit, listFailedVisits } from '../charges/failed-visit-queries.ts';
import { listCodCollections } from '../cod/cod-queries.ts';
import { listReceivers, type StoredReceiver } from '../receivers/receiver-queries.ts';
import { listChanges, type RecordedChange } from './change-view.ts';

type Db = Parameters<typeof listChanges>[0];

/** Charges, changes, failed visits and receivers of a job after it was booked. */
export interface JobHistory {
  readonly charges: readonly Charge[];
  readonly changes: readonly RecordedChange[];
  readonly failedVisits: readonly FailedVisit[];
  readonly receivers: readonly StoredReceiver[];
  /** Money for goods that was collected, by stop. */
  readonly collections: readonly { readonly stop: number; readonly amount_satang: number }[];
}

/** Reads the history of a job for its customer. */
export async function readHistory(db: Db, jobId: string): Promise<JobHistory> {
  const [charges, changes, failedVisits, receivers, collections] = await Promise.all([
    listCharges(db, jobId),
    listChanges(db, jobId),
    listFailedVisits(db, jobId),
    listReceivers(db, jobId),
    listCodCollections(db, jobId),
  ]);
  return { charges, changes, failedVisits, receivers, collections };
}
