import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, timeText } from '../gateway/wire-schemas.ts';
import { jobStatusSchema } from '../jobs/contract.ts';
import { chargeFields } from '../jobs/detail-schema.ts';

const jobId = Type.String({ minLength: 1, maxLength: 40 });
const chargeId = Type.String({ pattern: '^[1-9]\\d{0,14}$' });
const remark = Type.String({ maxLength: 300 });

/** A charge as whoever has to collect it sees it. */
const chargeToCollect = Type.Object({
  /** Absent while it still grows: the waiting at the stop where the driver stands, the overtime of a hire under way. */
  chargeId: Type.Optional(chargeId),
  ...chargeFields,
  /** `open` until somebody says what became of it. */
  state: Type.Union([Type.Literal('open'), Type.Literal('collected'), Type.Literal('refused'), Type.Literal('settled')]),
});

/** What a job costs besides its price so far, and what of all that its driver has to collect in cash. */
export const cashFields = {
  charges: Type.Optional(Type.Array(chargeToCollect)),
  /** Absent where nothing is left to be collected in cash. */
  toCollect: Type.Optional(
    Type.Object({
      /** All in all. */
      amount: baht,
      /** What of it is the price of the job. */
      price: baht,
      /** Index in `locationList` of who pays: the stop that was booked to pay, then the one that the driver is at or comes to. Absent once the job is over. */
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
        /** Absent: the price of the job. */
        chargeId: Type.Optional(chargeId),
        isCollected: Type.Boolean(),
        /** Why it was not. */
        remark: Type.Optional(remark),
      }),
      { minItems: 1, maxItems: 30 },
    ),
  }),
  /** HTTP 404 not this driver's job; 409 paid otherwise than in cash, the price before the pick-up, or settled by an administrator; 422 at a `chargeId` of another job. */
  reply: Type.Object({ ...envelope, jobStatus: Type.Optional(jobStatusSchema), ...cashFields }),
  example: { items: [{ isCollected: true }, { chargeId: '1', isCollected: false, remark: 'ลูกค้าไม่ยอมจ่าย' }] },
});

/** Money of a job that nobody has collected. */
const openCharge = Type.Object({
  /** What it is settled by. */
  dueId: Type.String(),
  jobId: Type.String(),
  jobStatus: jobStatusSchema,
  /** `price`: the price of the job itself, which the customer refused to pay in cash. */
  kind: Type.Union([Type.Literal('price'), Type.Literal('waiting'), Type.Literal('overtime'), Type.Literal('lateCancel')]),
  stop: Type.Optional(Type.Integer()),
  minutes: Type.Optional(Type.Integer()),
  amount: baht,
  /** When it arose. */
  date: dateText,
  time: timeText,
  paymentType: Type.Integer(),
  /** `open`: the driver has said nothing of it. */
  state: Type.Union([Type.Literal('open'), Type.Literal('refused'), Type.Literal('settled')]),
  /** The driver's words. */
  remark: Type.String(),
  /** Absent where no driver is known any more. */
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
    /** Open where absent. */
    state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('settled')])),
    /** Of this job only; with or without a dash. */
    jobId: Type.Optional(jobId),
    /** 0-4; absent: however the job is paid. */
    paymentType: Type.Optional(Type.String({ pattern: '^[0-4]$' })),
    /** `nextCursor` of the page before. */
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
  request: Type.Object({ ...commonFields, remark: Type.String({ minLength: 1, maxLength: 300 }) }),
  /** HTTP 404 no such charge, or one that the driver has collected; 422 at `remark` without words. */
  reply: Type.Object(envelope),
  example: { remark: 'โอนเข้าบัญชีบริษัทแล้ว' },
});
