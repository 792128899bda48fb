import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, timeText } from '../gateway/wire-schemas.ts';
import { jobStatusSchema } from '../jobs/contract.ts';
import { chargeFields } from '../jobs/detail-schema.ts';

const jobId = Type.String({ minLength: 1, maxLength: 40 });
const chargeId = Type.String({ pattern: '^[1-9]\\d{0,14}$' });
const remark = Type.String({ maxLength: 300 });

/** A charge as its collecting driver sees it. */
const chargeToCollect = Type.Object({
  /** Absent while it still grows: waiting at the current stop, or overtime of a current hire. */
  chargeId: Type.Optional(chargeId),
  ...chargeFields,
  /** `open` until the driver or an administrator reports on it. */
  state: Type.Union([Type.Literal('open'), Type.Literal('collected'), Type.Literal('refused'), Type.Literal('settled')]),
});

/** Charges so far, and the cash that the driver has to collect. */
export const cashFields = {
  charges: Type.Optional(Type.Array(chargeToCollect)),
  /** Absent if no cash is left to collect. */
  toCollect: Type.Optional(
    Type.Object({
      /** Total. */
      amount: baht,
      /** The share of the job's price in it. */
      price: baht,
      /**
       * Index in `locationList` of the paying stop: the booked one, then the driver's current or next stop. Absent once the job
       * is over.
       */
      stop: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  ),
};

export const noteCollection = defineEndpoint({
  method: 'POST',
  path: '/driver/job/:jobId/collect',
  access: 'driver',
  summary: 'Say which of the price and the charges of a cash job were collected, and which were not; also after its end',
  params: Type.Object({ jobId }),
  paramsExample: { jobId: 'J00000001' },
  request: Type.Object({
    ...commonFields,
    items: Type.Array(
      Type.Object({
        /** Absent: the job's price. */
        chargeId: Type.Optional(chargeId),
        isCollected: Type.Boolean(),
        /** Why not collected. */
        remark: Type.Optional(remark),
      }),
      { minItems: 1, maxItems: 30 },
    ),
  }),
  /**
   * HTTP 404 not this driver's job; 409 not a cash job, the price before the pick-up, or settled by an administrator; 422 at a
   * `chargeId` of another job.
   */
  reply: Type.Object({ ...envelope, jobStatus: Type.Optional(jobStatusSchema), ...cashFields }),
  example: { items: [{ isCollected: true }, { chargeId: '1', isCollected: false, remark: 'ลูกค้าไม่ยอมจ่าย' }] },
});

/** Uncollected money of a job. */
const openCharge = Type.Object({
  /** Id for `settleCharge`. */
  dueId: Type.String(),
  jobId: Type.String(),
  jobStatus: jobStatusSchema,
  /** `price`: the job's price, which the customer refused to pay in cash. */
  kind: Type.Union([
    Type.Literal('price'),
    Type.Literal('waiting'),
    Type.Literal('overtime'),
    Type.Literal('lateCancel'),
    Type.Literal('routeChange'),
  ]),
  stop: Type.Optional(Type.Integer()),
  minutes: Type.Optional(Type.Integer()),
  amount: baht,
  /** When it arose. */
  date: dateText,
  time: timeText,
  paymentType: Type.Integer(),
  /** `open`: no report from the driver. */
  state: Type.Union([Type.Literal('open'), Type.Literal('refused'), Type.Literal('settled')]),
  /** The driver's note. */
  remark: Type.String(),
  /** Absent if the driver is no longer known. */
  driver: Type.Optional(Type.Object({ songwaiId: Type.String(), songwaiName: Type.String(), phoneNo: Type.String() })),
  customer: Type.Object({ userId: Type.String(), name: Type.String(), phoneNo: Type.String() }),
  /** How, when and by which administrator it was settled. */
  settled: Type.Optional(Type.Object({ remark: Type.String(), date: dateText, time: timeText, userId: Type.String() })),
});

const dueId = Type.String({ pattern: '^(charge-[1-9]\\d{0,14}|price-[A-Za-z0-9]{1,40})$' });

export const listOpenCharges = defineEndpoint({
  method: 'GET',
  path: '/admin/charges',
  access: 'admin',
  summary:
    'Charges of jobs that are over, and prices that customers refused to pay, which nobody has collected; the oldest first',
  request: Type.Object({
    ...commonFields,
    /** Default: open. */
    state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('settled')])),
    /** Only this job; with or without a dash. */
    jobId: Type.Optional(jobId),
    /** 0-4; absent for all. */
    paymentType: Type.Optional(Type.String({ pattern: '^[0-4]$' })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ pattern: '^\\d{1,15}_(charge|price)-[A-Za-z0-9]{1,40}$' })),
  }),
  reply: Type.Object({
    ...envelope,
    charges: Type.Optional(Type.Array(openCharge)),
    /** Absent on the last page. */
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { state: 'open', paymentType: '0' },
});

export const settleCharge = defineEndpoint({
  method: 'POST',
  path: '/admin/charges/:dueId/settle',
  access: 'admin',
  summary: 'Note that a charge came in otherwise, or is given up, with the reason; settling twice settles once',
  params: Type.Object({ dueId }),
  paramsExample: { dueId: 'charge-1' },
  request: Type.Object({
    ...commonFields,
    remark: Type.String({ minLength: 1, maxLength: 300 }),
    /** The money came in otherwise: the customer's tier and referral count it. Absent or false: it is given up. */
    isReceived: Type.Optional(Type.Boolean()),
  }),
  /** HTTP 404 no such charge, or the driver has collected it; 422 a blank `remark`. */
  reply: Type.Object(envelope),
  example: { remark: 'โอนเข้าบัญชีบริษัทแล้ว', isReceived: true },
});
