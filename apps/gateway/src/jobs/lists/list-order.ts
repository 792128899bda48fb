import { type JobStatus, jobStatuses } from '@songwai/core/jobs/job-status';

/** A column that a list is ordered by. `idLength` before `id` sorts longer, later numbers after shorter ones. */
export type OrderColumn = 'pickUpAt' | 'statusRank' | 'idLength' | 'id';

export interface OrderStep {
  readonly column: OrderColumn;
  readonly isDescending: boolean;
}

/** The fields of a job that its place in a list depends on. */
interface OrderedJob {
  readonly id: string;
  readonly status: JobStatus;
  readonly pick_up_at: Date;
}

export type OrderValue = Date | number | string;

const columnsByKey: Readonly<Record<string, readonly OrderColumn[]>> = {
  date: ['pickUpAt'],
  status: ['statusRank'],
  jobId: ['idLength', 'id'],
};

/** The order that `sort` of `GET /job` requests, made total by the id; by default the latest pick-up first. */
export function readOrder(sort: string | undefined): readonly OrderStep[] {
  const steps = (sort ?? '-date').split(',').flatMap((part) => {
    const isDescending = part.startsWith('-');
    return (columnsByKey[part.replace('-', '')] ?? []).map((column) => ({ column, isDescending }));
  });
  const first = steps.filter((step, index) => steps.findIndex(({ column }) => column === step.column) === index);
  return first.some(({ column }) => column === 'id') ? first : [...first, { column: 'id', isDescending: true }];
}

function orderValueOf(job: OrderedJob, column: OrderColumn): OrderValue {
  switch (column) {
    case 'pickUpAt':
      return job.pick_up_at;
    case 'statusRank':
      return jobStatuses.indexOf(job.status) + 1;
    case 'idLength':
      return job.id.length;
    case 'id':
      return job.id;
  }
}

const orderText = (order: readonly OrderStep[]): string =>
  order.map(({ column, isDescending }) => (isDescending ? '-' : '') + column).join();

/** The cursor of the page after this job. */
export function writeCursor(order: readonly OrderStep[], last: OrderedJob): string {
  const values = order.map(({ column }) => orderValueOf(last, column));
  return Buffer.from(JSON.stringify([orderText(order), ...values])).toString('base64url');
}

function readValue(column: OrderColumn, value: unknown): OrderValue | undefined {
  if (column === 'pickUpAt') {
    const at = new Date(typeof value === 'string' ? value : Number.NaN);
    return Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999 || at.getUTCFullYear() < 0 ? undefined : at;
  }
  if (column === 'id') return typeof value === 'string' && /^\w{1,40}$/.test(value) ? value : undefined;
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000 ? value : undefined;
}

/** Reads a cursor; undefined for one of another order, or an invalid one. */
export function readCursor(order: readonly OrderStep[], cursor: string): readonly OrderValue[] | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== order.length + 1 || parts[0] !== orderText(order)) return undefined;
  const values = order.flatMap(({ column }, index) => readValue(column, parts[index + 1]) ?? []);
  return values.length === order.length ? values : undefined;
}
