import type { ReadBookedPlaces } from '../../places/saved/note-recent.ts';
import { toWireAddress } from '../../places/wire-address.ts';

/** Reads the stops of a job, for rooms that store places. */
export const readBookedPlaces: ReadBookedPlaces = async (db, jobId) => {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('job_stops', 'job_stops.job_id', 'jobs.id')
    .select(['user_id', 'created_at', 'address_name', 'address', 'contact_name', 'contact_phone'])
    .select(['lat', 'lng', 'district', 'sub_district'])
    .where('jobs.id', '=', jobId)
    .where('is_return', '=', false)
    .orderBy('position')
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  return { userId: first.user_id, bookedAt: first.created_at, places: rows.map(toWireAddress) };
};
