import { call, callForFile } from '../../gateway/call.ts';
import type { FetchedFile, FileTransport, Transport } from '../../gateway/transport-types.ts';
import type { LocalName } from '../../pricing/catalog.ts';
import type { Job } from '../job.ts';
import { jobFromWire } from '../job-from-wire.ts';
import type { JobStatus } from '../job-status.ts';
import type { JobFileFormat } from './job-file-name.ts';
import { type JobQuestion, questionToWire } from './job-question.ts';
import * as routes from './routes.generated.ts';

export interface JobPage {
  readonly jobs: readonly Job[];
  /** Number of jobs on all pages; 0 where it was not counted. */
  readonly total: number;
  /** Cursor of the next page; null on the last. */
  readonly nextCursor: string | null;
  /** Name of each status, and its filter group. */
  readonly statuses: readonly {
    readonly status: JobStatus;
    readonly group: number;
    readonly name: LocalName;
    /** Its name for a full-day hire. */
    readonly hireName: LocalName;
  }[];
}

/**
 * Filtered jobs: a page (10 by default), or the next ones after a cursor. @throws GatewayError 422 naming the filter; 403 without
 * the right to view.
 */
export const fetchJobs = async (
  transport: Transport,
  question: JobQuestion & {
    readonly page?: number;
    readonly limit?: number;
    readonly cursor?: string;
    /** Leaves out `total`, which takes the longer the more jobs there are. */
    readonly isUncounted?: boolean;
    readonly signal?: AbortSignal;
  },
): Promise<JobPage> => {
  const { page, limit, cursor, isUncounted, signal } = question;
  const reply = await call(transport, routes.listJobs, {
    ...questionToWire(question),
    ...(page && { page: String(page) }),
    ...(limit && { limit: String(limit) }),
    ...(cursor && { cursor }),
    ...(isUncounted && { count: 'none' as const }),
    signal,
  });
  return {
    jobs: (reply.jobs ?? []).map(jobFromWire),
    total: reply.total ?? 0,
    nextCursor: reply.nextCursor ?? null,
    statuses: (reply.statuses ?? []).map(({ id, filter, th, en, hireTh, hireEn }) => ({
      ...{ status: id, group: filter, name: { th, en } },
      hireName: { th: hireTh, en: hireEn },
    })),
  };
};

/**
 * The same list as a file, at most 1,000 jobs. @throws GatewayError as `fetchJobs`; 130 shows its text as an alert (spec §8).
 */
export const fetchJobFile = (
  transport: FileTransport,
  { format, signal, ...question }: JobQuestion & { readonly format: JobFileFormat; readonly signal?: AbortSignal },
): Promise<FetchedFile> => {
  const asked = { ...questionToWire(question), signal };
  return format === 'csv' ? callForFile(transport, routes.jobCsv, asked) : callForFile(transport, routes.jobXlsx, asked);
};
