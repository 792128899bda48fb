import type { JobScope } from '../../jobs/job-scope.ts';
import { isVisible } from '../../jobs/scope-queries.ts';
import type { Db } from '../../platform/db.ts';

/** Whether a caller may see a job. */
export const isJobOf = async (db: Db, jobId: string, scope: JobScope): Promise<boolean> =>
  (await db
    .selectFrom('jobs')
    .select('jobs.id')
    .where('jobs.id', '=', jobId)
    .where((eb) => isVisible(eb, scope))
    .executeTakeFirst()) !== undefined;
