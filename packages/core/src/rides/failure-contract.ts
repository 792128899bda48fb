import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields } from '../gateway/wire-schemas.ts';
import { visitFailureSchema } from '../jobs/detail-schema.ts';
import { imgBase64, jobPath, photoBodyBytes, stepReply, visit } from './ride-contract.ts';

export const failVisit = defineEndpoint({
  method: 'POST',
  path: '/driver/job/:jobId/fail',
  access: 'driver',
  summary: 'Say with a photo why a visit could not be done: goods go back to the sender, a pick-up that fails ends the job',
  ...jobPath,
  maxBodyBytes: photoBodyBytes,
  request: Type.Object({
    ...commonFields,
    visit,
    reason: visitFailureSchema,
    /** The driver's note for administrators. */
    note: Type.Optional(Type.String({ maxLength: 500 })),
    imgBase64,
  }),
  /**
   * HTTP 404; 409 not arrived, not the next visit, over, not waited 30 minutes (`absent`), or (`accident` before the pick-up) the
   * driver must release the job instead; 422 at `imgBase64`. Idempotent. After an accident, and if goods cannot be returned, the
   * visit stays as it is and administrators decide.
   */
  reply: stepReply,
  example: { visit: 1, reason: 'refused', note: 'ผู้รับแจ้งว่าไม่ได้สั่ง', imgBase64: 'iVBORw0KGgo=' },
});
