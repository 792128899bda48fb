import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { isChosen, isOfWantedGender, isOnNoRide } from '../rides/assignment/driver-conditions-view.ts';
import type { WaitingJob } from '../rides/queries.ts';

/** The driver gave the job back or was taken off it. */
const isReleased = (is: ExpressionBuilder<Database, 'drivers'>, jobId: string) =>
  is.exists(
    is
      .selectFrom('job_offers')
      .select('job_offers.id')
      .whereRef('job_offers.driver_id', '=', 'drivers.id')
      .where('job_offers.job_id', '=', jobId)
      .where('job_offers.state', '=', 'released'),
  );

/**
 * Free simulated drivers for a job, by id: right vehicle and gender, on no ride, not blocked; only favourites where the job is
 * for them.
 */
export async function findFreeSimulated(
  db: Kysely<Database>,
  job: Pick<WaitingJob, 'id' | 'vehicleKind' | 'fullDay' | 'userId' | 'companyId' | 'isFixedDriver'>,
): Promise<readonly { readonly id: number; readonly isFavorite: boolean }[]> {
  const rows = await db
    .selectFrom('drivers')
    .select('id')
    .select((is) => isChosen(is, job, 'favorite').as('isFavorite'))
    .where('is_simulated', '=', true)
    .where('vehicle_kind', '=', job.vehicleKind)
    .where((is) => isOfWantedGender(is, job))
    .where('is_active', '=', true)
    .where(isOnNoRide)
    .where((is) => is.not(isChosen(is, job, 'blocked')))
    .where((is) => is.not(isReleased(is, job.id)))
    .orderBy('id')
    .execute();
  const drivers = rows.map(({ id, isFavorite }) => ({ id, isFavorite: Boolean(isFavorite) }));
  return job.isFixedDriver ? drivers.filter(({ isFavorite }) => isFavorite) : drivers;
}
