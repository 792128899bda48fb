import { addDays, bangkokDate } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { expressTask, fullDayTask } from '@songwai/core/basics/wire-numbers';
import { jobStatuses } from '@songwai/core/jobs/job-status';
import { jobGroupOf } from '@songwai/core/jobs/lists/job-group';
import { jobCsv, jobXlsx, listJobs } from '@songwai/core/jobs/lists/list-contract';
import { jobCounts, jobSpend } from '@songwai/core/jobs/lists/summary-contract';
import { statusText } from '@songwai/core/jobs/status-text';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint, mountFile } from '../../http/mount-endpoint.ts';
import { toWireJob } from '../wire.ts';
import type { JobLists } from './list-service.ts';
import type { JobSummaries } from './summary/summary-service.ts';

/** The name of each status, and the group that lists filter it by. */
const statuses = jobStatuses.map((id) => {
  const { th: hireTh, en: hireEn } = statusText(id, fullDayTask);
  return { id, filter: jobGroupOf(id), ...statusText(id, expressTask), hireTh, hireEn };
});

/** Mounts the dashboard's list, its files and the numbers about it. */
export function registerJobLists(
  app: FastifyInstance,
  { lists, summaries }: { readonly lists: JobLists; readonly summaries: JobSummaries },
): void {
  mountEndpoint(app, listJobs, async ({ body, session }) => {
    const { jobs, total, page, limit, nextCursor } = await lists.list(body, session);
    return {
      jobs: jobs.map((job) => toWireJob(job, session.userId)),
      ...(total === undefined ? {} : { total }),
      page,
      limit,
      ...(nextCursor === undefined ? {} : { nextCursor }),
      statuses,
    };
  });

  mountEndpoint(app, jobCounts, async ({ body, session }) => {
    const { counts, hasJobs } = await summaries.count(body, session);
    return { counts: counts.map(({ group, count }) => ({ filter: group, count })), hasJobs };
  });

  mountEndpoint(app, jobSpend, async ({ session }) => ({
    weeks: (await summaries.spend(session)).map(({ from, satang, jobCount }) => ({
      fromDate: bangkokDate(from),
      toDate: bangkokDate(addDays(from, 6)),
      amount: bahtFromSatang(satang),
      jobCount,
    })),
  }));

  mountFile(app, jobCsv, ({ body, session, language }) => lists.writeCsv(body, session, language));
  mountFile(app, jobXlsx, ({ body, session, language }) => lists.writeXlsx(body, session, language));
}
