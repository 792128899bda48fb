import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { JobScope } from '../../jobs/job-scope.ts';
import { visibleParts } from '../../jobs/scope-queries.ts';

/** Statuses in which a driver has the job. */
const runningStatuses = ['assigned', 'arrived', 'pickedUp', 'delivering'] as const;
/** Nobody follows more drivers on one map. */
const mostRunning = 50;

/** Ids of jobs under way that the caller may see, the earliest pick-up first. @param jobIds null for all. */
export async function findRunningJobs(
  db: Kysely<Database>,
  wanted: { readonly scope: JobScope; readonly jobIds: readonly string[] | null },
): Promise<readonly string[]> {
  const { scope, jobIds } = wanted;
  const parts = await Promise.all(
    visibleParts(scope).map((isIn) =>
      db
        .selectFrom('jobs')
        .select(['jobs.id', 'jobs.pick_up_at'])
        .where(isIn)
        .where('jobs.status', 'in', runningStatuses)
        .$if(jobIds !== null, (query) => query.where('jobs.id', 'in', jobIds ?? []))
        .orderBy('jobs.pick_up_at')
        .limit(mostRunning)
        .execute(),
    ),
  );
  const all = parts.flat().toSorted((one, other) => one.pick_up_at.getTime() - other.pick_up_at.getTime());
  return all.slice(0, mostRunning).map(({ id }) => id);
}
