import { type JobStatus, jobStatuses } from '@songwai/core/jobs/job-status';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';

/** The driver who has a job. */
export interface JobDriver {
  readonly id: number;
  readonly name: string;
  readonly isSimulated: boolean;
}

/** A job with the driver who has it, or had it when it ended. */
export interface DrivenJob {
  readonly id: string;
  readonly userId: string;
  readonly companyId: string | null;
  readonly overAt: Date | null;
  readonly driver: JobDriver | null;
  /** Names of the stops by their positions. */
  readonly stopNames: Readonly<Record<string, string>>;
}

type DrivenRow = DrivenJob & { readonly status: JobStatus };

/** Before it, the ride of a simulated driver is only planned. */
const isDriven = (status: JobStatus): boolean =>
  jobStatuses.indexOf(status) >= jobStatuses.indexOf('assigned') && status !== 'expired' && status !== 'cancelled';

/** Those of the jobs that exist. */
export async function findDrivenJobs(db: Db, jobIds: readonly string[]): Promise<readonly DrivenJob[]> {
  const { rows } = await executePrepared(
    db,
    sql<DrivenRow>`
      select jobs.id, jobs.status, jobs.user_id as "userId", jobs.company_user_id as "companyId", jobs.over_at as "overAt",
        case when drivers.id is not null then json_build_object(
          'id', drivers.id, 'name', drivers.first_name, 'isSimulated', drivers.is_simulated) end as driver,
        coalesce((select json_object_agg(position, address_name) from job_stops where job_id = jobs.id), '{}') as "stopNames"
      from jobs left join rides on rides.job_id = jobs.id left join drivers on drivers.id = rides.driver_id
      where jobs.id = any(${jobIds}::text[]) order by jobs.id`,
  );
  return rows.map(({ status, driver, ...job }) => ({ ...job, driver: isDriven(status) ? driver : null }));
}
