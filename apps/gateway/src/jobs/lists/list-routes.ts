import { expressTask, fullDayTask } from '@songwai/core/basics/wire-numbers';
import { jobStatuses } from '@songwai/core/jobs/job-status';
import { jobGroupOf } from '@songwai/core/jobs/lists/job-group';
import { jobCsv, listJobs } from '@songwai/core/jobs/lists/list-contract';
import { statusText } from '@songwai/core/jobs/status-text';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint, mountFile } from '../../http/mount-endpoint.ts';
import { toWireJob } from '../wire.ts';
import type { JobLists } from './list-service.ts';

/** The name of each status, and the group that lists filter it by. */
const statuses = jobStatuses.map((id) => {
  const { th: hireTh, en: hireEn } = statusText(id, fullDayTask);
  return { id, filter: jobGroupOf(id), ...statusText(id, expressTask), hireTh, hireEn };
});

/** Mounts the dashboard's list and its CSV file. */
export function registerJobLists(app: FastifyInstance, { lists }: { readonly lists: JobLists }): void {
  mountEndpoint(app, listJobs, async ({ body, session }) => {
    const { jobs, total, page, limit, nextCursor } = await lists.list(body, session);
    return {
      jobs: jobs.map((job) => toWireJob(job, session.userId)),
      total,
      page,
      limit,
      ...(nextCursor === undefined ? {} : { nextCursor }),
      statuses,
    };
  });

  mountFile(app, jobCsv, ({ body, session, language }) => lists.writeCsv(body, session, language));
}
