import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { RidePlan } from '../route/ride-plan.ts';

/** Stores the changed plan of a simulated ride; what is due before still is. The caller has locked the job's row. */
export async function savePlan(
  trx: Db,
  { jobId, plan, nextDueAt }: { readonly jobId: string; readonly plan: RidePlan; readonly nextDueAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('rides')
    .set({ plan: JSON.stringify(plan), next_due_at: nextDueAt && sql<Date>`least(next_due_at, ${nextDueAt}::timestamptz)` })
    .where('job_id', '=', jobId)
    .where('ended_at', 'is', null)
    .execute();
}
