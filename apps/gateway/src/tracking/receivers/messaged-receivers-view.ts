import type { Db } from '../../platform/db.ts';

/** Phones of a job's receivers by stop; none where whoever booked does not want messages to receivers. */
export const findMessagedReceivers = (db: Db, jobId: string) =>
  db
    .selectFrom('job_stops')
    .innerJoin('jobs', 'jobs.id', 'job_stops.job_id')
    .innerJoin('users', 'users.id', 'jobs.user_id')
    .select(['job_stops.position as stop', 'job_stops.contact_phone as phone'])
    .where('jobs.id', '=', jobId)
    .where('users.recipient_sms', '=', true)
    .execute();

/** Whether a job's driver has the goods. */
export async function areGoodsOnTheWay(db: Db, jobId: string): Promise<boolean> {
  const job = await db.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirst();
  return job?.status === 'pickedUp' || job?.status === 'delivering';
}
