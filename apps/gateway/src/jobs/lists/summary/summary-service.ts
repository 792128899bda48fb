import { addDays } from '@songwai/core/basics/bangkok-time';
import { startOfBangkokWeek } from '@songwai/core/basics/bangkok-week';
import { jobStatuses } from '@songwai/core/jobs/job-status';
import { type JobGroup, jobGroupOf, jobGroups } from '@songwai/core/jobs/lists/job-group';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import type { Session } from '../../../http/callers/session.ts';
import type { Clock } from '../../../platform/deps.ts';
import { scopeOf } from '../../job-scope.ts';
import { type FilterRequest, readFilter } from '../list-request.ts';
import { selectCounts, selectSpend } from './summary-queries.ts';

/** What the jobs of a week cost. */
interface SpentWeek {
  /** Its Monday. */
  readonly from: Date;
  readonly satang: number;
  readonly jobCount: number;
}

/** Numbers about lists of jobs. */
export interface JobSummaries {
  /** @throws {BusinessRefusal} as `JobLists.list`. */
  count(
    request: FilterRequest,
    session: Session,
  ): Promise<{ readonly counts: readonly { readonly group: JobGroup; readonly count: number }[]; readonly hasJobs: boolean }>;
  /** The last eight weeks, the oldest first. */
  spend(session: Session): Promise<readonly SpentWeek[]>;
}

const weekCount = 8;
/** Those that are or will be paid for; one that waits for its payment may never be. */
const spentStatuses = jobStatuses.filter((status) => jobGroupOf(status) !== 3 && status !== 'awaitingPayment');
const groups = jobGroups.map((group) => jobStatuses.filter((status) => jobGroupOf(status) === group));

/** Builds the numbers about lists of jobs. */
export function createJobSummaries({ db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock }): JobSummaries {
  return {
    count: async ({ filters: _, ...request }, session) => {
      const query = selectCounts(db, readFilter(request, session, clock.now()), groups);
      const [row = { counts: [], hasJobs: false }] = await query.execute();
      const { counts, hasJobs } = row;
      return { counts: jobGroups.map((group, index) => ({ group, count: counts[index] ?? 0 })), hasJobs };
    },

    spend: async (session) => {
      const thisWeek = startOfBangkokWeek(clock.now());
      const from = addDays(thisWeek, -7 * (weekCount - 1));
      const asked = { scope: scopeOf(session), statuses: spentStatuses, from, before: addDays(thisWeek, 7) };
      const spent = await selectSpend(db, asked).execute();
      return Array.from({ length: weekCount }, (_, index) => {
        const { satang = 0, jobCount = 0 } = spent.find(({ week }) => week === index) ?? {};
        return { from: addDays(from, 7 * index), satang, jobCount };
      });
    },
  };
}
