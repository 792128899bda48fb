import type { Db } from '../../platform/db.ts';

/** A job with all that its driver needs to carry it out. */
export async function readJobToDo(db: Db, jobId: string) {
  const [job, stops, receivers] = await Promise.all([
    db
      .selectFrom('jobs')
      .select([
        'id',
        'status',
        'task_type',
        'job_type',
        'full_day',
        'pick_up_at',
        'remark',
        'remark_images',
        'extra_ids',
        'confirm_phone',
        'payment_type',
        'payment_point',
        'net_satang',
      ])
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow(),
    db.selectFrom('job_stops').selectAll().where('job_id', '=', jobId).orderBy('position').execute(),
    db.selectFrom('job_receivers').selectAll().where('job_id', '=', jobId).execute(),
  ]);
  return { job, stops, receivers };
}
