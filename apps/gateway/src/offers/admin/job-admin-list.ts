import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { type JobStatus, jobStatuses } from '@songwai/core/jobs/job-status';
import type { listAdminJobs as listContract } from '@songwai/core/offers/admin/job-admin-contract';
import { thaiMobile } from '@songwai/core/validation/phones/thai-mobile';
import { BusinessRefusal } from '../../http/refusal.ts';
import { readJobId } from '../../jobs/job-scope.ts';
import { readDays } from '../../jobs/lists/list-request.ts';
import { readCursor } from '../../platform/paging/cursor.ts';
import type { Page } from '../../platform/paging/page.ts';
import { adminTexts } from './job-admin-texts.ts';
import { type AdminFilter, type AdminListedJob, type AdminSearch, adminJobKeys, listAdminJobs } from './job-admin-view.ts';

type Db = Parameters<typeof listAdminJobs>[0];

const pageSize = 50;

function readSearch(search: string | undefined): AdminSearch | null {
  const text = cleanText(search ?? '');
  if (text === '') return null;
  const jobId = readJobId(text);
  if (/^J\d{5,15}$/.test(jobId)) return { kind: 'jobId', text: jobId };
  const phone = thaiMobile(text);
  if (phone.ok) return { kind: 'phone', text: phone.value };
  // A landline or part of a number: searched as typed, digits only.
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

function requireCursor(cursor: string | undefined): string | undefined {
  if (cursor !== undefined && readCursor(adminJobKeys, cursor) === undefined)
    throw new BusinessRefusal({ code: 422, field: 'cursor', text: adminTexts.badCursor });
  return cursor;
}

/** Reads a page of the administrators' list. @throws {BusinessRefusal} 422 naming the filter. */
export async function readAdminPage(db: Db, request: RequestOf<typeof listContract>): Promise<Page<AdminListedJob>> {
  const filter: AdminFilter = {
    search: readSearch(request.search),
    driverId: request.driver === undefined ? null : Number(request.driver),
    statuses: readStatuses(request.status),
    isFailedOnly: request.onlyFailed === '1',
    ...readDays(request),
    cursor: requireCursor(request.cursor),
  };
  return listAdminJobs(db, filter, pageSize);
}
