import type { Selectable } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { RidesTables } from './tables.ts';

/** Inserts a ride and replaces an ended one of the same job. False where another driver has the job. */
export async function insertDrivenRide(
  db: Db,
  ride: { readonly jobId: string; readonly driverId: number; readonly at: Date },
): Promise<boolean> {
  await db.deleteFrom('rides').where('job_id', '=', ride.jobId).where('ended_at', 'is not', null).execute();
  const row = await db
    .insertInto('rides')
    .values({ job_id: ride.jobId, driver_id: ride.driverId, started_at: ride.at })
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .returning('job_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the progress of a ride. */
export async function saveVisit(
  db: Db,
  ride: { readonly jobId: string; readonly nextVisit: number; readonly isAtVisit: boolean; readonly endedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('rides')
    .set({ next_visit: ride.nextVisit, is_at_visit: ride.isAtVisit, ended_at: ride.endedAt })
    .where('job_id', '=', ride.jobId)
    .execute();
}

type ProofRow = Selectable<RidesTables['ride_proofs']>;

export async function insertProof(db: Db, proof: ProofRow): Promise<void> {
  await db.insertInto('ride_proofs').values(proof).execute();
}

/** The proofs of a job, in the order of visits. */
export const listProofs = (db: Db, jobId: string): Promise<readonly ProofRow[]> =>
  db.selectFrom('ride_proofs').selectAll().where('job_id', '=', jobId).orderBy('visit').execute();

export const findProof = (db: Db, token: string): Promise<ProofRow | undefined> =>
  db.selectFrom('ride_proofs').selectAll().where('token', '=', token).executeTakeFirst();

/** The driver who has a job or had it when it ended; null for none. */
export const findRideDriver = async (db: Db, jobId: string): Promise<number | null> =>
  (await db.selectFrom('rides').select('driver_id').where('job_id', '=', jobId).executeTakeFirst())?.driver_id ?? null;

/** Deletes the ride of a job. */
export async function removeRide(trx: Db, jobId: string): Promise<void> {
  await trx.deleteFrom('rides').where('job_id', '=', jobId).execute();
}
