import { call, callForFile } from '../../gateway/call.ts';
import type { FetchedFile, FileTransport, Transport } from '../../gateway/transport-types.ts';
import type { LocalName } from '../../pricing/catalog.ts';
import type { PaymentType } from '../booking/payment-type.ts';
import type { Job } from '../job.ts';
import { jobFromWire } from '../job-from-wire.ts';
import type { JobStatus } from '../job-status.ts';
import type { JobGroup } from './job-group.ts';
import * as routes from './routes.generated.ts';

export type JobSortKey = 'date' | 'status' | 'jobId';

/** What a list of jobs is narrowed down to, and its order. Empty lists leave everything in. */
export interface JobQuestion {
  readonly groups?: readonly JobGroup[];
  /** `today`, or the days of a range (DD/MM/YYYY, both included). Absent: all days. */
  readonly days?: 'today' | { readonly fromDate?: string; readonly toDate?: string };
  readonly deliveryTypes?: readonly number[];
  readonly taskTypes?: readonly number[];
  readonly vehicleIds?: readonly number[];
  readonly paymentTypes?: readonly PaymentType[];
  /** Only with the right to view the company's jobs. */
  readonly departmentId?: string;
  readonly memberId?: string;
  /** Job id with or without its dash, a contact, a phone, a place, a remark. */
  readonly search?: string;
  /** In order of importance. Absent: the latest first. */
  readonly sort?: readonly { readonly key: JobSortKey; readonly isDescending: boolean }[];
}

export interface JobPage {
  readonly jobs: readonly Job[];
  /** Jobs in all. */
  readonly total: number;
  /** Asks for what follows; null with the last jobs. */
  readonly nextCursor: string | null;
  /** What each status is called, and the group that it is filtered by. */
  readonly statuses: readonly {
    readonly status: JobStatus;
    readonly group: number;
    readonly name: LocalName;
    /** Of a full-day hire. */
    readonly hireName: LocalName;
  }[];
}

const listText = (values: readonly (number | string)[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : values.join(',');

const daysToWire = (days: JobQuestion['days']) =>
  days === undefined ? {} : days === 'today' ? { date: 'today' as const } : { date: 'range' as const, ...days };

/** A query knows no absent value but a missing one. */
function questionToWire(question: JobQuestion) {
  const lists = {
    filters: listText(question.groups),
    jobType: listText(question.deliveryTypes),
    taskType: listText(question.taskTypes),
    vehicle: listText(question.vehicleIds),
    paymentType: listText(question.paymentTypes),
    sort: listText(question.sort?.map(({ key, isDescending }) => `${isDescending ? '-' : ''}${key}`)),
  };
  const present = Object.fromEntries(Object.entries(lists).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
  return {
    ...present,
    ...daysToWire(question.days),
    ...(question.departmentId && { departmentId: question.departmentId }),
    ...(question.memberId && { memberId: question.memberId }),
    ...(question.search && { search: question.search }),
  };
}

/** Jobs by every filter: 10 of a page, or so many after a cursor. @throws GatewayError 422 naming the filter; 403 without the right to view. */
export const fetchJobs = async (
  transport: Transport,
  question: JobQuestion & { readonly page?: number; readonly limit?: number; readonly cursor?: string },
): Promise<JobPage> => {
  const reply = await call(transport, routes.listJobs, {
    ...questionToWire(question),
    ...(question.page && { page: String(question.page) }),
    ...(question.limit && { limit: String(question.limit) }),
    ...(question.cursor && { cursor: question.cursor }),
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

/** The same list as a CSV file, at most 1,000 jobs. @throws GatewayError as `fetchJobs`; 130 alerts with its text (spec §8). */
export const fetchJobCsv = (transport: FileTransport, question: JobQuestion): Promise<FetchedFile> =>
  callForFile(transport, routes.jobCsv, questionToWire(question));
