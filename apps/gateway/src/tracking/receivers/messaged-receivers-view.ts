import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';

/** A receiver who is to get the own link. */
export interface MessagedReceiver {
  readonly jobId: string;
  readonly stop: number;
  readonly phone: string;
}

/** Receivers of jobs whose driver has the goods; none where whoever booked does not want messages to receivers. */
export async function findMessagedReceivers(
  db: Db,
  of: { readonly pickedUp: readonly string[]; readonly changed: readonly string[] },
): Promise<readonly MessagedReceiver[]> {
  const { rows } = await executePrepared(
    db,
    sql<MessagedReceiver>`
      select jobs.id as "jobId", job_stops.position as stop, job_stops.contact_phone as phone
      from jobs join users on users.id = jobs.user_id join job_stops on job_stops.job_id = jobs.id
      where users.recipient_sms and (jobs.id = any(${of.pickedUp}::text[])
        or jobs.id = any(${of.changed}::text[]) and jobs.status in ('pickedUp', 'delivering'))`,
  );
  return rows;
}
