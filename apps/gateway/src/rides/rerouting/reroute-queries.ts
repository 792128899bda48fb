import type { Db } from '../../platform/db.ts';
import type { RidePlan } from '../route/ride-plan.ts';

/** Stores the changed plan of a simulated ride. The caller has locked the job's row. */
export async function savePlan(
  trx: Db,
  { jobId, plan, nextDueAt }: { readonly jobId: string; readonly plan: RidePlan; readonly nextDueAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('rides')
    .set({ plan: JSON.stringify(plan), next_due_at: nextDueAt })
    .where('job_id', '=', jobId)
    .where('ended_at', 'is', null)
    .execute();
}
