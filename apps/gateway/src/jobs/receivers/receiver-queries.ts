import type { LatLng } from '@songwai/core/basics/geo';
import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import { recordEvent } from '../../events/queries.ts';
import type { Db } from '../../platform/db.ts';
import './receiver-table.ts';

/** The drop-offs of a booking that get a link; a hire by the day has none, because nothing is delivered. */
interface BookedDropOffs {
  readonly jobId: string;
  readonly taskType: number;
  readonly stops: readonly { readonly isReturn: boolean }[];
  readonly generateLink: () => string;
}

/** The part of the statement that books which stores a link for the receiver of each drop-off; null where there is none. */
export function insertingReceivers(trx: Db, { jobId, taskType, stops, generateLink }: BookedDropOffs) {
  const dropOffs = stops.flatMap(({ isReturn }, stop) => (stop === 0 || isReturn ? [] : [stop]));
  if (taskType === fullDayTask || dropOffs.length === 0) return null;
  return trx.insertInto('job_receivers').values(dropOffs.map((stop) => ({ job_id: jobId, stop, token: generateLink() })));
}

/** Receivers of a job, with their links. */
export const listReceivers = (db: Db, jobId: string) =>
  db.selectFrom('job_receivers').selectAll().where('job_id', '=', jobId).orderBy('stop').execute();

/** A receiver as stored. */
export type StoredReceiver = Awaited<ReturnType<typeof listReceivers>>[number];

/** Locks a receiver's row by the link until the transaction ends; undefined for an unknown link. */
export const lockReceiver = (trx: Db, token: string): Promise<StoredReceiver | undefined> =>
  trx.selectFrom('job_receivers').selectAll().where('token', '=', token).forNoKeyUpdate().executeTakeFirst();

/** What a receiver says at one time. */
interface Said {
  readonly guid: string;
  readonly at: Date;
}

/** Stores a receiver's note, and its event. The caller has locked the row. */
export async function saveNote(trx: Db, { job_id, stop }: StoredReceiver, said: Said & { readonly note: string }): Promise<void> {
  const { note, guid, at } = said;
  await trx
    .updateTable('job_receivers')
    .set({ note, note_guid: guid, noted_at: at })
    .where('job_id', '=', job_id)
    .where('stop', '=', stop)
    .execute();
  await recordEvent(trx, { kind: 'jobs.receiverNoted', subject: job_id, payload: { stop }, at });
}

/** Stores where a receiver's entrance is, and its event. The caller has locked the row. */
export async function savePin(trx: Db, { job_id, stop }: StoredReceiver, said: Said & { readonly pin: LatLng }): Promise<void> {
  const { pin, guid, at } = said;
  await trx
    .updateTable('job_receivers')
    .set({ pin_lat: pin.lat, pin_lng: pin.lng, pin_guid: guid, pinned_at: at })
    .where('job_id', '=', job_id)
    .where('stop', '=', stop)
    .execute();
  await recordEvent(trx, { kind: 'jobs.receiverPinned', subject: job_id, payload: { stop }, at });
}

/** Marks the receivers of jobs as notified, each once. @returns those that were not before. */
export const markMessaged = (trx: Db, jobIds: readonly string[], at: Date): Promise<readonly StoredReceiver[]> =>
  trx
    .updateTable('job_receivers')
    .set({ messaged_at: at })
    .where('job_id', 'in', jobIds)
    .where('messaged_at', 'is', null)
    .returningAll()
    .execute();
