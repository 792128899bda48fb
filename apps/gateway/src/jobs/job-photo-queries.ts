import { isJobOver } from '@songwai/core/jobs/job-status';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { JobScope } from './job-scope.ts';
import { isVisible } from './scope-queries.ts';

/** The facts of a job that its photos need. */
export interface PhotographedJob {
  readonly id: string;
  readonly isOver: boolean;
  readonly photoNames: readonly string[];
}

/** Locks a job within the scope until the transaction ends; undefined for any other. */
export async function lockPhotographedJob(
  trx: Kysely<Database>,
  seen: { readonly jobId: string; readonly scope: JobScope },
): Promise<PhotographedJob | undefined> {
  const row = await trx
    .selectFrom('jobs')
    .select(['id', 'status', 'remark_images'])
    .where('id', '=', seen.jobId)
    .where((eb) => isVisible(eb, seen.scope))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : { id: row.id, isOver: isJobOver(row.status), photoNames: row.remark_images };
}

/** Adds a photo to its job. The caller has locked the job's row. */
export async function addJobPhoto(trx: Kysely<Database>, jobId: string, name: string): Promise<void> {
  await trx
    .updateTable('jobs')
    .set({ remark_images: sql<string[]>`array_append(remark_images, ${name})` })
    .where('id', '=', jobId)
    .execute();
}

/** Removes a photo. The caller has locked the job's row. */
export async function removeJobPhoto(trx: Kysely<Database>, jobId: string, name: string): Promise<void> {
  await trx
    .updateTable('jobs')
    .set({ remark_images: sql<string[]>`array_remove(remark_images, ${name})` })
    .where('id', '=', jobId)
    .execute();
}
