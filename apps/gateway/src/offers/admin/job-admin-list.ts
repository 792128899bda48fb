import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { type JobStatus, jobStatuses } from '@songwai/core/jobs/job-status';
import type { listAdminJobs as listContract } from '@songwai/core/offers/admin/job-admin-contract';
import { thaiMobile } from '@songwai/core/validation/phones/thai-mobile';
import { BusinessRefusal } from '../../http/refusal.ts';
import { readJobId } from '../../jobs/job-scope.ts';
import { readDays } from '../../jobs/lists/list-request.ts';
import { cutPage, readPlace, writePlace } from '../../platform/paging.ts';
import { type AdminFilter, type AdminListedJob, type AdminSearch, listAdminJobs } from './job-admin-queries.ts';
import { adminTexts } from './job-admin-texts.ts';

type Db = Parameters<typeof listAdminJobs>[0];

const pageSize = 50;

/** A page of jobs. */
export interface AdminPage {
  readonly jobs: readonly AdminListedJob[];
  /** Undefined on the last page. */
  readonly nextCursor: string | undefined;
}

function readSearch(search: string | undefined): AdminSearch | null {
  const text = cleanText(search ?? '');
  if (text === '') return null;
  const jobId = readJobId(text);
  if (/^J\d{5,15}$/.test(jobId)) return { kind: 'jobId', text: jobId };
  const phone = thaiMobile(text);
  if (phone.ok) return { kind: 'phone', text: phone.value };
  // A landline, or half a number: looked for as it was typed.
  return /^[\d -]{6,}$/.test(text) ? { kind: 'phone', text: text.replace(/\D/g, '') } : { kind: 'name', text };
}

function readStatuses(text: string | undefined): readonly JobStatus[] | null {
  if (text === undefined) return null;
  const names = text.split(',');
  const statuses = jobStatuses.filter((status) => names.includes(status));
  if (statuses.length < new Set(names).size)
    throw new BusinessRefusal({ code: 422, field: 'status', text: adminTexts.badStatus });
  return statuses;
}

function readCursor(text: string | undefined): AdminFilter['after'] {
  if (text === undefined) return null;
  const place = /^\d{1,14}_/.test(text) ? readPlace(text, /^\w{1,40}$/) : undefined;
  if (place === undefined) throw new BusinessRefusal({ code: 422, field: 'cursor', text: adminTexts.badCursor });
  return place;
}

/** Reads a page of administrators' list. @throws {BusinessRefusal} 422 naming the filter. */
export async function readAdminPage(db: Db, request: RequestOf<typeof listContract>): Promise<AdminPage> {
  const filter: AdminFilter = {
    search: readSearch(request.search),
    driverId: request.driver === undefined ? null : Number(request.driver),
    statuses: readStatuses(request.status),
    isFailedOnly: request.onlyFailed === '1',
    ...readDays(request),
    after: readCursor(request.cursor),
  };
  const found = await listAdminJobs(db, filter, pageSize + 1);
  const { rows, nextCursor } = cutPage(found, pageSize, ({ job }) => writePlace({ at: job.created_at, id: job.id }));
  return { jobs: rows, nextCursor };
}
