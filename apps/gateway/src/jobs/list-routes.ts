import { jobGroupOf } from '@songwai/core/jobs/job-group';
import { jobStatuses } from '@songwai/core/jobs/job-status';
import { jobCsv, listJobs } from '@songwai/core/jobs/list-contract';
import { statusTexts } from '@songwai/core/jobs/status-text';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint, mountFile } from '../http/mount-endpoint.ts';
import { httpTexts } from '../http/texts.ts';
import type { JobLists } from './list-service.ts';
import { toWireJob } from './wire.ts';

/** What each status is called, and the group that lists filter it by. */
const statuses = jobStatuses.map((id) => ({ id, filter: jobGroupOf(id), ...statusTexts[id] }));

/** Mounts the dashboard's list and its CSV file. */
export function registerJobLists(app: FastifyInstance, { lists }: { readonly lists: JobLists }): void {
  mountEndpoint(app, listJobs, async ({ body, session, language }) => {
    const { jobs, total, page, limit, nextCursor } = await lists.list(body, session);
    return {
      responseCode: 200,
      responseDesc: httpTexts.success[language],
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
