import { type Satang, satangFromBaht } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { type JobGroup, jobGroups } from './job-group.ts';
import { type JobQuestion, questionToWire } from './job-question.ts';
import * as routes from './routes.generated.ts';

/** How many jobs a list has by group. */
export interface JobCounts {
  /** Exact up to `mostCountedOf`. */
  readonly byGroup: Readonly<Record<JobGroup, number>>;
  /** Whether there are any jobs, whatever the filters. */
  readonly hasJobs: boolean;
}

/** Jobs are counted up to here: what is searched for must be read, all others only counted in an index. */
export const mostCountedOf = ({ isSearching }: { readonly isSearching: boolean }): number => (isSearching ? 1_000 : 10_000);

/** What the jobs of a week cost. Monday and Sunday are DD/MM/YYYY. */
export interface WeekOfSpend {
  readonly fromDate: string;
  readonly toDate: string;
  readonly amountSatang: Satang;
  readonly jobCount: number;
}

/** How many jobs of each group there are within a question's other filters. @throws GatewayError as `fetchJobs`. */
export const fetchJobCounts = async (
  transport: Transport,
  { groups: _, ...question }: JobQuestion,
  signal?: AbortSignal,
): Promise<JobCounts> => {
  const { counts = [], hasJobs = false } = await call(transport, routes.jobCounts, { ...questionToWire(question), signal });
  const countOf = (group: JobGroup) => counts.find(({ filter }) => filter === group)?.count ?? 0;
  const [matching, doing, completed, cancelled] = jobGroups.map(countOf);
  return { byGroup: { 0: matching ?? 0, 1: doing ?? 0, 2: completed ?? 0, 3: cancelled ?? 0 }, hasJobs };
};

/** What jobs cost by week: the last eight, the oldest first. @throws GatewayError */
export const fetchJobSpend = async (transport: Transport, signal?: AbortSignal): Promise<readonly WeekOfSpend[]> => {
  const { weeks = [] } = await call(transport, routes.jobSpend, { signal });
  return weeks.map(({ amount, ...week }) => ({ ...week, amountSatang: satangFromBaht(amount) }));
};
