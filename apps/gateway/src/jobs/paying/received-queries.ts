import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { sql } from 'kysely';
import { recordEvent } from '../../events/queries.ts';
import { hasHoldForJob } from '../../payments/charges/job-charge-queries.ts';
import type { Db } from '../../platform/db.ts';

/** Stores that the prices of jobs are here, each once; of a job under way it counts from its end on. @returns the jobs that count since now. */
async function insertReceived(trx: Db, jobIds: readonly string[], at: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string; readonly counts: boolean }>`
    insert into job_received (job_id, payer_id, satang, received_at)
    select id, coalesce(company_user_id, user_id), net_satang, case when status = 'completed' then ${at}::timestamptz end
    from jobs where id = any(${[...jobIds]}::text[]) and net_satang > 0 order by id
    on conflict (job_id) do nothing returning job_id as id, received_at is not null as counts`.execute(trx);
  return rows.filter(({ counts }) => counts).map(({ id }) => id);
}

/** Tells whoever counts money that comes after the job's end. */
async function tell(trx: Db, jobIds: readonly string[], at: Date): Promise<void> {
  for (const subject of jobIds) await recordEvent(trx, { kind: 'jobs.received', subject, payload: {}, at });
}

/** Whether the price of a job is here that is paid otherwise than in cash by the driver, or by invoice: nothing of it is open, and the bank holds nothing that it has still to give. */
async function isPaid(trx: Db, jobId: string): Promise<boolean> {
  const job = await trx
    .selectFrom('jobs')
    .select(['status', 'payment_type as paymentType'])
    .select([
      sql<boolean>`exists (
        select from job_dues where job_id = jobs.id and kind = 'price' and paid_at is null and voided_at is null)`.as('isOpen'),
      sql<boolean>`exists (
        select from job_dues where job_id = jobs.id and kind = 'price' and paid_at is not null and voided_at is null)`.as(
        'isPaidAsDue',
      ),
    ])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  if (job.status !== 'completed' || job.paymentType === paymentType.invoice || job.isOpen) return false;
  if (job.paymentType === paymentType.cash) return job.isPaidAsDue;
  return !(await hasHoldForJob(trx, jobId));
}

/** Notes what of a job's price is here when the job is done. The caller has locked the job's row. */
export async function noteReceivedAtEnd(trx: Db, jobId: string, at: Date): Promise<void> {
  const done = { satang: sql<number>`(select net_satang from jobs where jobs.id = job_received.job_id)`, received_at: at };
  await trx.updateTable('job_received').set(done).where('job_id', '=', jobId).where('received_at', 'is', null).execute();
  if (await isPaid(trx, jobId)) await insertReceived(trx, [jobId], at);
}

/** Notes the prices of jobs that are paid since now: an open amount, or what the bank held. */
export async function noteLaterMoney(trx: Db, jobIds: readonly string[], at: Date): Promise<void> {
  for (const jobId of jobIds) if (await isPaid(trx, jobId)) await tell(trx, await insertReceived(trx, [jobId], at), at);
}

/** Notes that an invoice of these jobs is paid. */
export async function noteBilledMoney(trx: Db, jobIds: readonly string[], at: Date): Promise<void> {
  await tell(trx, await insertReceived(trx, jobIds, at), at);
}

/** Notes that a price in cash is here, or that it is not: a driver may correct what was said. The caller has locked the job's row. */
export async function noteCashMoney(
  trx: Db,
  { jobId, isHere, at }: { readonly jobId: string; readonly isHere: boolean; readonly at: Date },
): Promise<void> {
  if (isHere) await tell(trx, await insertReceived(trx, [jobId], at), at);
  else await trx.deleteFrom('job_received').where('job_id', '=', jobId).execute();
}
