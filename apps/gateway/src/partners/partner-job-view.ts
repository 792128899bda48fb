import type { JobStatus } from '@songwai/core/jobs/job-status';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { executePrepared } from '../platform/execute-prepared.ts';

/** A job with the partner whose guest booked it. */
export interface PartnerJob {
  readonly jobId: string;
  readonly partnerId: string;
  readonly trackingId: string;
  readonly status: JobStatus;
  readonly guid: string;
  readonly reference: string;
  readonly metadata: Readonly<Record<string, string>> | null;
  /** The partner's id of the guest. */
  readonly guestId: string;
  readonly pickUpAt: Date;
}

/** Those of the jobs that guests of partners booked. */
export async function findPartnerJobs(db: Db, jobIds: readonly string[]): Promise<ReadonlyMap<string, PartnerJob>> {
  const { rows } = await executePrepared(
    db,
    sql<PartnerJob>`
      select jobs.id as "jobId", partners.id as "partnerId", jobs.tracking_id as "trackingId", jobs.status, jobs.guid, jobs.reference,
        jobs.metadata, partner_users.subject as "guestId", jobs.pick_up_at as "pickUpAt"
      from jobs join partner_users on partner_users.user_id = jobs.user_id join partners on partners.id = partner_users.partner_id
      where jobs.id = any(${jobIds}::text[]) and partners.is_active`,
  );
  return new Map(rows.map((job) => [job.jobId, job]));
}
