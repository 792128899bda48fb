import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';
import type { JobPart } from './paid-job-view.ts';

/** A charge that an administrator has waived although it stands on a receipt. */
export interface WaivedPart {
  readonly part: string;
  /** The receipt, as first issued. */
  readonly documentId: string;
  readonly amountSatang: number;
  readonly charge: NonNullable<JobPart['charge']>;
}

const waived: RawBuilder<unknown> = sql`
  from job_charges join receipt_parts on receipt_parts.job_id = job_charges.job_id and receipt_parts.part = 'charge:' || job_charges.id
  where job_charges.waived_at is not null and receipt_parts.credited_by is null`;

/** Those of a job. Who credits them has locked its row. */
export async function listWaivedParts(trx: Db, jobId: string): Promise<readonly WaivedPart[]> {
  const { rows } = await sql<WaivedPart>`
    select receipt_parts.part, receipt_parts.document_id as "documentId", job_charges.amount_satang as "amountSatang",
      json_build_object('kind', job_charges.kind, 'stop', job_charges.stop, 'minutes', job_charges.quantity -> 'minutes') as charge
    ${waived} and job_charges.job_id = ${jobId} order by job_charges.id`.execute(trx);
  return rows;
}

/** A job that has one. */
export async function findJobWithWaivedPart(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{
    jobId: string;
  }>`select job_charges.job_id as "jobId" ${waived} order by job_charges.id limit 1`.execute(db);
  return rows[0]?.jobId;
}

/** Whether there is one. */
export const nextWaivedPart: NextDue = (now) => sql`select ${now}::timestamptz ${waived} limit 1`;

/** What was taken off a receipt by earlier credit notes, in satang. */
export async function sumCredited(trx: Db, documentId: string): Promise<number> {
  const row = await trx
    .selectFrom('receipt_parts')
    .innerJoin('tax_documents', 'tax_documents.id', 'receipt_parts.credited_by')
    .select(sql<number>`coalesce(sum(tax_documents.amount_satang), 0)::bigint`.as('satang'))
    .where('receipt_parts.document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  return Number(row.satang);
}

/** Whether a credit note takes something off one of these receipts. */
export async function isCredited(db: Db, documentIds: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('receipt_parts')
    .select('job_id')
    .where('document_id', 'in', documentIds)
    .where('credited_by', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
