import { Type } from 'typebox';
import { orderBodyBytes } from '../../gateway/body-limits.ts';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { baht, envelope } from '../../gateway/wire-schemas.ts';
import { estimateFields } from '../../pricing/contract.ts';
import { createJob } from '../contract.ts';
import { bookedFields } from './booking-schema.ts';

export const createNewJob = defineEndpoint({
  method: 'POST',
  path: '/create_new_job',
  maxBodyBytes: orderBodyBytes,
  access: 'session',
  permit: 'order',
  feature: 'order',
  summary: 'The same as create_job, with the balance of the wallet under the name remainingWallet',
  request: createJob.request,
  /** `responseCode` as in create_job. */
  reply: Type.Object({
    ...envelope,
    ...bookedFields,
    remainingWallet: Type.Optional(baht),
    /** Only with responseCode 409. */
    estimate: Type.Optional(Type.Object(estimateFields)),
  }),
  example: createJob.example,
});
