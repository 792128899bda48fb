import { Type } from 'typebox';
import { songwaiId } from '../../drivers/contract.ts';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, guidText, latitude, longitude, timeText } from '../../gateway/wire-schemas.ts';
import { jobStatusSchema } from '../../jobs/contract.ts';

const jobId = Type.String({ minLength: 1, maxLength: 40 });
const jobPath = { params: Type.Object({ jobId }), paramsExample: { jobId: 'J00000001' } } as const;
/** Why; the customer reads it. */
const reason = Type.String({ minLength: 1, maxLength: 300 });

export const cancelJobByAdmin = defineEndpoint({
  method: 'POST',
  path: '/admin/job/:jobId/cancel',
  access: 'admin',
  summary: 'Cancel a job that is not over, also with goods on board; promo code and free credit go back, the driver is free',
  ...jobPath,
  request: Type.Object({
    ...commonFields,
    reason,
    /** Whether the customer pays what cancelling costs at this point: nothing before the driver arrived, 65 baht after. */
    withFee: Type.Boolean(),
  }),
  /** HTTP 404; 409 over; 422 at `reason`. */
  reply: Type.Object({ ...envelope, cancelFee: Type.Optional(baht) }),
  example: { reason: 'ลูกค้าแจ้งยกเลิกทางโทรศัพท์', withFee: false },
});

export const completeJobByAdmin = defineEndpoint({
  method: 'POST',
  path: '/admin/job/:jobId/complete',
  access: 'admin',
  summary:
    "Note that a job was done where its driver's app could not say so; waiting and overtime are charged as far as they are known",
  ...jobPath,
  request: Type.Object({
    ...commonFields,
    reason,
    /** When it was done: both or neither; absent: now. */
    doneDate: Type.Optional(dateText),
    doneTime: Type.Optional(timeText),
  }),
  /** HTTP 404; 409 no driver has it, or over; 422 naming the time: later than now, or earlier than what is known of the job. */
  reply: Type.Object({ ...envelope, jobStatus: Type.Optional(jobStatusSchema) }),
  example: { reason: 'โทรศัพท์คนขับเสีย ผู้รับยืนยันว่าได้รับของแล้ว', doneDate: '21/11/2026', doneTime: '11:40' },
});

export const reassignJob = defineEndpoint({
  method: 'POST',
  path: '/admin/job/:jobId/reassign',
  access: 'admin',
  summary: 'Take the driver off a job and look for another, or send a certain one',
  ...jobPath,
  request: Type.Object({
    ...commonFields,
    reason,
    /** The same guid reassigns once, however often it is sent. */
    guid: Type.Optional(guidText),
    /** Who drives now; absent: one is looked for. */
    songwaiId: Type.Optional(songwaiId),
    /** Has to be said where goods are on board. */
    withGoods: Type.Optional(Type.Boolean()),
    /** Where the next driver takes the goods over; absent: where the present one was seen last. */
    handOver: Type.Optional(
      Type.Object({
        addressName: Type.String({ minLength: 1, maxLength: 200 }),
        contactPhone: Type.Optional(Type.String({ maxLength: 30 })),
        lat: latitude,
        lng: longitude,
      }),
    ),
  }),
  /**
   * HTTP 404 no such job, or no such driver (`field`); 409 over, already looked for, goods on board and `withGoods` not said, or (`field`)
   * a driver who is on a job, not active, with another vehicle or blocked by the customer; 422 at `handOver` where nobody knows the place.
   */
  reply: Type.Object({ ...envelope, jobStatus: Type.Optional(jobStatusSchema) }),
  example: { reason: 'รถคนขับเสียระหว่างทาง', guid: '20261121-5e6f7081', withGoods: true },
});

export const waiveCharge = defineEndpoint({
  method: 'POST',
  path: '/admin/job/:jobId/charge/:chargeId/waive',
  access: 'admin',
  summary: 'Let a charge go: nobody owes it any more; waiving twice waives once',
  params: Type.Object({ jobId, chargeId: Type.String({ pattern: '^[1-9]\\d{0,14}$' }) }),
  paramsExample: { jobId: 'J00000001', chargeId: '1' },
  request: Type.Object({ ...commonFields, reason }),
  /** HTTP 404 no such job, or no such charge of it. */
  reply: Type.Object(envelope),
  example: { reason: 'คนขับมาถึงก่อนเวลานัด' },
});
