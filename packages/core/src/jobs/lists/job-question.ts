import type { PaymentType } from '../booking/payment-type.ts';
import type { JobGroup } from './job-group.ts';

export type JobSortKey = 'date' | 'status' | 'jobId';

/** Filters and order of a job list. An empty filter keeps all. */
export interface JobQuestion {
  readonly groups?: readonly JobGroup[];
  /** `today`, or a date range (DD/MM/YYYY, inclusive). Absent: all days. */
  readonly days?: 'today' | { readonly fromDate?: string; readonly toDate?: string };
  readonly deliveryTypes?: readonly number[];
  readonly taskTypes?: readonly number[];
  readonly vehicleIds?: readonly number[];
  readonly paymentTypes?: readonly PaymentType[];
  /** Requires the right to view the company's jobs. */
  readonly departmentId?: string;
  readonly memberId?: string;
  /** Job id with or without its dash, or a contact, phone, place, remark or reference. */
  readonly search?: string;
  /** Only these, up to 100. */
  readonly jobIds?: readonly string[];
  /** In order of importance. Absent: newest first. */
  readonly sort?: readonly { readonly key: JobSortKey; readonly isDescending: boolean }[];
}

const listText = (values: readonly (number | string)[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : values.join(',');

const daysToWire = (days: JobQuestion['days']) =>
  days === undefined ? {} : days === 'today' ? { date: 'today' as const } : { date: 'range' as const, ...days };

/** Omits absent fields, because a query cannot express them otherwise. */
export function questionToWire(question: JobQuestion) {
  const lists = {
    filters: listText(question.groups),
    jobType: listText(question.deliveryTypes),
    taskType: listText(question.taskTypes),
    vehicle: listText(question.vehicleIds),
    paymentType: listText(question.paymentTypes),
    jobIds: listText(question.jobIds),
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
