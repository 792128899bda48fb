import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, dateText, envelope, uuidText } from '../../gateway/wire-schemas.ts';
import { jobListItem, jobStatusSchema } from '../contract.ts';

/** Pick-up dates, inclusive. */
const days = { fromDate: Type.Optional(dateText), toDate: Type.Optional(dateText) };

/** Comma-separated numbers, because a query holds text. */
const numbers = (pattern: string) => Type.Optional(Type.String({ pattern: `^${pattern}(,${pattern}){0,9}$` }));

/** Filters and order of a job list. */
export const jobFilters = {
  /** Status groups: 0 matching, 1 doing, 2 completed, 3 cancelled. Absent: all. */
  filters: numbers('[0-3]'),
  /** Pick-up days; `range` uses fromDate and toDate, inclusive. Absent: a range if there are dates. */
  date: Type.Optional(Type.Union([Type.Literal('today'), Type.Literal('range'), Type.Literal('all')])),
  ...days,
  /** Delivery types: 1 document, 2 parcel, 3 food, -1 not chosen. */
  jobType: numbers('(-1|[1-3])'),
  /** 1 express, 2 full day, 3 next day. */
  taskType: numbers('[1-3]'),
  vehicle: numbers('[1-9][0-9]?'),
  paymentType: numbers('[0-4]'),
  /** Requires the right to view the company's jobs. */
  departmentId: Type.Optional(uuidText),
  /** User id of a member; requires the same right. */
  memberId: Type.Optional(uuidText),
  /** Job id with or without its dash, or a contact, phone, place, remark or reference. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
  /** Only these jobs, separated by commas. */
  jobIds: Type.Optional(Type.String({ pattern: '^J[0-9]{1,20}(,J[0-9]{1,20}){0,99}$' })),
  /** `date`, `status`, `jobId`, in order of importance; a minus means descending. Absent: newest first. */
  sort: Type.Optional(Type.String({ pattern: '^-?(date|status|jobId)(,-?(date|status|jobId)){0,2}$' })),
};

export const listJobs = defineEndpoint({
  method: 'GET',
  path: '/job',
  access: 'session',
  feature: 'tracking',
  summary: 'Jobs by every filter, with their number and the dictionary of statuses; by page, or by cursor',
  request: Type.Object({
    ...commonFields,
    ...jobFilters,
    /** Starts at 1. */
    page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$' })),
    /** Default 10, at most 100. */
    limit: Type.Optional(Type.String({ pattern: '^([1-9]\\d?|100)$' })),
    /** `nextCursor` of the previous answer, with the same filters and order; overrides `page`. */
    cursor: Type.Optional(Type.String({ maxLength: 400 })),
    /** `none` leaves out `total`, which takes the longer the more jobs there are. */
    count: Type.Optional(Type.Literal('none')),
  }),
  reply: Type.Object({
    ...envelope,
    jobs: Type.Optional(Type.Array(Type.Object(jobListItem))),
    /** Number of matching jobs on all pages, counted up to 10,000, those of a search up to 1,000; absent with `count: none`. */
    total: Type.Optional(Type.Integer()),
    page: Type.Optional(Type.Integer()),
    limit: Type.Optional(Type.Integer()),
    /** Absent on the last page. */
    nextCursor: Type.Optional(Type.String()),
    /** Name of each `jobStatus`, for a full-day hire (`hireTh`, `hireEn`) and for other jobs, and its filter group. */
    statuses: Type.Optional(
      Type.Array(
        Type.Object({
          id: jobStatusSchema,
          filter: Type.Integer(),
          th: Type.String(),
          en: Type.String(),
          hireTh: Type.String(),
          hireEn: Type.String(),
        }),
      ),
    ),
  }),
  example: { filters: '0,1', date: 'today', sort: 'status,-date', page: '1', limit: '10', lang: 'th' },
});

export const jobCsv = defineEndpoint({
  method: 'GET',
  path: '/job/csv',
  access: 'session',
  feature: 'tracking',
  summary: 'The same list as CSV (UTF-8 with a byte order mark), at most 1,000 jobs, named DD-MM-YYYY.csv',
  file: 'text/csv; charset=utf-8',
  request: Type.Object({ ...commonFields, ...jobFilters }),
  reply: Type.Object(envelope),
  example: { filters: '2', date: 'range', fromDate: '01/11/2026', toDate: '30/11/2026', lang: 'th' },
});

export const jobXlsx = defineEndpoint({
  method: 'GET',
  path: '/job/xlsx',
  access: 'session',
  feature: 'tracking',
  summary:
    'The same list as an Excel workbook, in which phones and references are texts, at most 1,000 jobs, named DD-MM-YYYY.xlsx',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  request: Type.Object({ ...commonFields, ...jobFilters }),
  reply: Type.Object(envelope),
  example: { filters: '2', date: 'range', fromDate: '01/11/2026', toDate: '30/11/2026', lang: 'th' },
});
