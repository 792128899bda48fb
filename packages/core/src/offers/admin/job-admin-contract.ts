import { Type } from 'typebox';
import { songwaiId } from '../../drivers/contract.ts';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, latitude, longitude, timeText } from '../../gateway/wire-schemas.ts';
import { jobListItem, jobStatusSchema } from '../../jobs/contract.ts';
import { chargeFields, failedVisitFields, jobChangeFields, jobDetailFields } from '../../jobs/detail-schema.ts';

/** The customer who booked, as administrators see it. */
const customer = Type.Object({
  userId: Type.String(),
  name: Type.String(),
  phoneNo: Type.String(),
  /** Empty if the account has none. */
  email: Type.String(),
  /** `web`, or the partner's name. */
  channel: Type.String(),
});

/** The job's driver, as administrators see it; a simulated driver has no phone. */
const driver = Type.Object({
  songwaiId,
  firstName: Type.String(),
  lastName: Type.String(),
  phoneNo: Type.Optional(Type.String()),
  plate: Type.String(),
  isSimulated: Type.Boolean(),
});

export const listAdminJobs = defineEndpoint({
  method: 'GET',
  path: '/admin/job',
  access: 'admin',
  summary: 'Jobs of all customers, those booked last on top, 50 a page',
  request: Type.Object({
    ...commonFields,
    /** A full job id (with or without dash) or phone number, or part of the customer's or company's name. */
    search: Type.Optional(Type.String({ maxLength: 100 })),
    /** The job's current driver, or one who returned it or was removed from it. */
    driver: Type.Optional(songwaiId),
    /** Comma-separated statuses. */
    status: Type.Optional(Type.String({ pattern: '^[a-zA-Z]{1,12}(,[a-zA-Z]{1,12}){0,7}$' })),
    /** Only unfinished jobs with a failed visit. */
    onlyFailed: Type.Optional(Type.Literal('1')),
    /** Pick-up dates, inclusive. */
    fromDate: Type.Optional(dateText),
    toDate: Type.Optional(dateText),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  /** 422 naming the filter. */
  reply: Type.Object({
    ...envelope,
    jobs: Type.Optional(
      Type.Array(
        Type.Object({
          jobId: Type.String(),
          jobStatus: jobStatusSchema,
          jobStatusTh: Type.String(),
          jobStatusEn: Type.String(),
          taskType: Type.Integer(),
          vehicle: Type.Integer(),
          jobDate: dateText,
          jobTime: timeText,
          netPrice: baht,
          paymentType: Type.Integer(),
          customer,
          /** Absent for an individual. */
          companyName: Type.Optional(Type.String()),
          driver: Type.Optional(driver),
          from: Type.String(),
          to: Type.String(),
          /** A driver has the goods, or they wait for the next one. */
          hasGoodsOnBoard: Type.Boolean(),
          hasFailedVisit: Type.Boolean(),
        }),
      ),
    ),
    /** Absent on the last page. */
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { search: 'J00000001', status: 'pickedUp,delivering', fromDate: '01/11/2026', lang: 'th' },
});

export const getAdminJob = defineEndpoint({
  method: 'GET',
  path: '/admin/job/:jobId',
  access: 'admin',
  summary: 'A job with everything that administrators may see of it',
  params: Type.Object({ jobId: Type.String({ minLength: 1, maxLength: 40 }) }),
  paramsExample: { jobId: 'J00000001' },
  request: Type.Object(commonFields),
  /** HTTP 404 no such job. */
  reply: Type.Object({
    ...envelope,
    job: Type.Optional(
      Type.Object({
        ...jobListItem,
        ...jobDetailFields,
        customer,
        company: Type.Optional(
          Type.Object({ userId: Type.String(), companyName: Type.String(), companyId: Type.String(), phoneNo: Type.String() }),
        ),
        driver: Type.Optional(driver),
        hasGoodsOnBoard: Type.Boolean(),
        /** Where the goods wait for the next driver. */
        handOver: Type.Optional(
          Type.Object({ addressName: Type.String(), contactPhone: Type.String(), lat: latitude, lng: longitude }),
        ),
        paymentPoint: Type.Integer(),
        charges: Type.Array(Type.Object({ ...chargeFields, chargeId: Type.String(), isWaived: Type.Boolean() })),
        /** Each with the user who made it. */
        changes: Type.Array(Type.Object({ ...jobChangeFields, userId: Type.String(), byName: Type.String() })),
        failedVisits: Type.Array(Type.Object({ ...failedVisitFields, visit: Type.Integer(), songwaiId, note: Type.String() })),
        /** Its statuses in order. */
        history: Type.Array(
          Type.Object({ status: jobStatusSchema, stop: Type.Optional(Type.Integer()), date: dateText, time: timeText }),
        ),
        /** Drivers who returned the job or were removed from it, and why. */
        formerDrivers: Type.Array(Type.Object({ ...driver.properties, reason: Type.String() })),
        /** What administrators can currently do with it; each is a call. */
        officeActions: Type.Array(Type.Union([Type.Literal('cancel'), Type.Literal('complete'), Type.Literal('reassign')])),
      }),
    ),
  }),
  example: { lang: 'th' },
});
