import { Type } from 'typebox';
import { songwaiId } from '../../drivers/contract.ts';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, guidText, latitude, longitude, timeText } from '../../gateway/wire-schemas.ts';
import { jobStatusSchema } from '../../jobs/contract.ts';

const jobId = Type.String({ minLength: 1, maxLength: 40 });
const jobPath = { params: Type.Object({ jobId }), paramsExample: { jobId: 'J00000001' } } as const;
/** The customer sees it. */
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
    /** Whether the customer pays the current cancellation fee: none before the driver arrived, then 65 baht. */
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
    "Note that a job was done where its driver's app could not say so; waiting and overtime are charged as far as they are known, and money collected for goods is the sender's",
  ...jobPath,
  request: Type.Object({
    ...commonFields,
    reason,
    /** Time of completion: both or neither; absent: now. */
    doneDate: Type.Optional(dateText),
    doneTime: Type.Optional(timeText),
    /**
     * What was collected for the goods at stops that the driver's app did not confirm, at most what was to be collected. Of stops that
     * are absent: all of it, or nothing where the visit failed.
     */
    cod: Type.Optional(
      Type.Array(Type.Object({ /** Index in `locationList`. */ stop: Type.Integer({ minimum: 0, maximum: 20 }), amount: baht }), {
        maxItems: 20,
      }),
    ),
  }),
  /** HTTP 404; 409 no driver, or over; 422 naming the time: in the future, or before the job's last known event; 422 at `cod`. */
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
    /** Idempotency key. */
    guid: Type.Optional(guidText),
    /** The new driver; absent: search for one. */
    songwaiId: Type.Optional(songwaiId),
    /** Required if goods are on board. */
    withGoods: Type.Optional(Type.Boolean()),
    /** Where the next driver takes over the goods; absent: the current driver's last known position. */
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
   * HTTP 404 no such job, or no such driver (`field`); 409 over, already searching, goods on board without `withGoods`, or
   * (`field`) a driver who is on a job, inactive, with another vehicle or blocked by the customer; 422 at `handOver` if the place
   * is unknown.
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
  /** HTTP 404 no such job, or the job has no such charge. */
  reply: Type.Object(envelope),
  example: { reason: 'คนขับมาถึงก่อนเวลานัด' },
});
