import { addDays, parseBangkok, startOfBangkokDay } from '@songwai/core/basics/bangkok-time';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { type JobStatus, jobStatuses } from '@songwai/core/jobs/job-status';
import { jobGroupOf } from '@songwai/core/jobs/lists/job-group';
import type { jobCsv, listJobs } from '@songwai/core/jobs/lists/list-contract';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import { searchAlternatives } from '../booking/search-text.ts';
import { type JobScope, scopeOf } from '../job-scope.ts';
import { jobTexts } from '../texts.ts';

export type ListRequest = RequestOf<typeof listJobs>;
export type FilterRequest = RequestOf<typeof jobCsv>;

/** Days of the pick-up. */
export interface PickUpDays {
  readonly from: Date | null;
  /** Exclusive end. */
  readonly before: Date | null;
}

/** Filters of a list of jobs. Null instead of a list of ids filters nothing. */
export interface JobFilter extends PickUpDays {
  readonly scope: JobScope;
  readonly statuses: readonly JobStatus[] | null;
  readonly jobTypes: readonly number[] | null;
  readonly taskTypes: readonly number[] | null;
  readonly vehicleIds: readonly number[] | null;
  readonly paymentTypes: readonly number[] | null;
  readonly departmentId: string | null;
  readonly memberId: string | null;
  readonly jobIds: readonly string[] | null;
  /** Alternatives of words, all of which one alternative must match; null without a search. */
  readonly search: readonly (readonly string[])[] | null;
}

function readDay(field: 'fromDate' | 'toDate', date: string | undefined): Date | null {
  if (date === undefined) return null;
  const day = parseBangkok(date);
  if (day === null) throw new BusinessRefusal({ code: 422, field, text: jobTexts.badDates });
  return day;
}

/**
 * Reads the requested days, both included.
 *
 * @throws {BusinessRefusal} 422 invalid date, or an end before the beginning.
 */
export function readDays(days: { fromDate?: string | undefined; toDate?: string | undefined }): PickUpDays {
  const from = readDay('fromDate', days.fromDate);
  const lastDay = readDay('toDate', days.toDate);
  if (from !== null && lastDay !== null && lastDay < from)
    throw new BusinessRefusal({ code: 422, field: 'toDate', text: jobTexts.endBeforeStart });
  return { from, before: lastDay === null ? null : addDays(lastDay, 1) };
}

function readDateMode(body: FilterRequest, now: Date): PickUpDays {
  if (body.date === 'all') return { from: null, before: null };
  if (body.date !== 'today') return readDays(body);
  const today = startOfBangkokDay(now);
  return { from: today, before: addDays(today, 1) };
}

const readNumbers = (text: string | undefined): readonly number[] | null =>
  text === undefined ? null : text.split(',').map(Number);

/** A phone is often typed as it is stored, and is then two of the alternatives. */
const distinct = (alternatives: readonly (readonly string[])[]) => [
  ...new Map(alternatives.map((words) => [words.join(' '), words])).values(),
];

/** Departments and members are visible only with the right to view the company's jobs. */
function requireViewOfMembers(body: FilterRequest, { companyId }: JobScope): void {
  const field = body.departmentId === undefined ? 'memberId' : 'departmentId';
  if (body[field] !== undefined && companyId === null) throw new BusinessRefusal({ code: 403, field, text: httpTexts.forbidden });
}

/**
 * Reads the filters of `GET /job` and `GET /job/csv`.
 *
 * @throws {BusinessRefusal} 422 with the filter at fault, 403 for members' jobs without the right to view them.
 */
export function readFilter(body: FilterRequest, session: Session, now: Date): JobFilter {
  const scope = scopeOf(session);
  requireViewOfMembers(body, scope);
  const groups = readNumbers(body.filters);
  return {
    scope,
    ...readDateMode(body, now),
    statuses: groups && jobStatuses.filter((status) => groups.includes(jobGroupOf(status))),
    jobTypes: readNumbers(body.jobType),
    taskTypes: readNumbers(body.taskType),
    vehicleIds: readNumbers(body.vehicle),
    paymentTypes: readNumbers(body.paymentType),
    departmentId: body.departmentId ?? null,
    memberId: body.memberId ?? null,
    jobIds: body.jobIds?.split(',') ?? null,
    search: body.search === undefined ? null : distinct(searchAlternatives(body.search)),
  };
}
