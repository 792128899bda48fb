import { BusinessRefusal } from '../../http/refusal.ts';
import { listAllCharges } from '../../jobs/charges/charge-queries.ts';
import { type JobHistory, readHistory } from '../../jobs/history/read-history.ts';
import { readJobId } from '../../jobs/job-scope.ts';
import { findAnyJob, type JobRecord } from '../../jobs/queries.ts';
import { adminTexts } from './job-admin-texts.ts';
import { listFormerDrivers, readJobPeople, readStatuses } from './job-admin-view.ts';

type Db = Parameters<typeof readHistory>[0];

/** A job with all that administrators may see. */
export interface AdminJob {
  readonly record: JobRecord;
  readonly people: Awaited<ReturnType<typeof readJobPeople>>;
  readonly history: JobHistory;
  /** Includes waived charges. */
  readonly charges: Awaited<ReturnType<typeof listAllCharges>>;
  readonly statuses: Awaited<ReturnType<typeof readStatuses>>;
  readonly formerDrivers: Awaited<ReturnType<typeof listFormerDrivers>>;
}

/** Reads a job for administrators. @throws {BusinessRefusal} 404. */
export async function readAdminJob(db: Db, jobIdText: string): Promise<AdminJob> {
  const jobId = readJobId(jobIdText);
  const record = await findAnyJob(db, jobId);
  if (record === undefined) throw new BusinessRefusal({ code: 404, text: adminTexts.noJob });
  const [people, history, charges, statuses, formerDrivers] = await Promise.all([
    readJobPeople(db, jobId),
    readHistory(db, jobId),
    listAllCharges(db, jobId),
    readStatuses(db, jobId),
    listFormerDrivers(db, jobId),
  ]);
  return { record, people, history, charges, statuses, formerDrivers };
}
