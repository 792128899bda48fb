import type { ReadBookedPlaces } from '../../places/saved/note-recent.ts';

/** Reads the stops of a job, for rooms that store places. */
export const readBookedPlaces: ReadBookedPlaces = async (db, jobId) => {
  const job = await db.selectFrom('jobs').select(['user_id', 'created_at']).where('id', '=', jobId).executeTakeFirst();
  if (job === undefined) return undefined;
  const places = await db
    .selectFrom('job_stops')
    .select(['address_name as addressName', 'address', 'contact_name as contactName', 'contact_phone as contactPhone'])
    .select(['lat', 'lng', 'district', 'sub_district as subDistrict'])
    .where('job_id', '=', jobId)
    .where('is_return', '=', false)
    .orderBy('position')
    .execute();
  return { userId: job.user_id, bookedAt: job.created_at, places };
};
