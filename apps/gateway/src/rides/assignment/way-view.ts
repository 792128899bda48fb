import type { Db } from '../../platform/db.ts';

/** The parts of a job that determine its route. */
export async function readWay(db: Db, jobId: string) {
  const job = await db
    .selectFrom('jobs')
    .innerJoin('vehicles', 'vehicles.id', 'jobs.vehicle_id')
    .select(['jobs.route', 'jobs.task_type as taskType', 'vehicles.kind as vehicleKind', 'jobs.search_until as searchUntil'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
  const stops = await db
    .selectFrom('job_stops')
    .select(['position', 'is_return as isReturn'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
  const failed = await db
    .selectFrom('job_failed_visits')
    .select('id')
    .where('job_id', '=', jobId)
    .where('outcome', '=', 'goodsReturn')
    .limit(1)
    .executeTakeFirst();
  return { ...job, stops, hasFailedVisit: failed !== undefined };
}
