import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope } from '../../gateway/wire-schemas.ts';
import { requestWire } from '../privacy-wire.ts';

export const listDataRequests = defineEndpoint({
  method: 'GET',
  path: '/admin/pdpa/requests',
  access: 'admin',
  summary: 'What users asked about their data, newest first, 50 a page; `state=open` waits for an administrator',
  request: Type.Object({
    ...commonFields,
    state: Type.Optional(requestWire.state),
    userId: Type.Optional(Type.String({ maxLength: 60 })),
    cursor: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  reply: Type.Object({
    ...envelope,
    requests: Type.Optional(Type.Array(Type.Object({ ...requestWire, userId: Type.String() }))),
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { state: 'open', lang: 'th' },
});

export const decideDataRequest = defineEndpoint({
  method: 'POST',
  path: '/admin/pdpa/requests/decide',
  access: 'admin',
  summary: 'Answer an open request: carried out, or refused with the reason; the user gets the answer',
  request: Type.Object({
    ...commonFields,
    requestId: Type.String({ minLength: 1, maxLength: 60 }),
    isDone: Type.Boolean(),
    /** The answer to the user. */
    outcome: Type.String({ minLength: 1, maxLength: 1000 }),
  }),
  /** HTTP 404 no open request with this id; 422 a blank answer. */
  reply: Type.Object(envelope),
  example: {
    requestId: '9a9b0d5a-1c5d-4b11-8a52-6f3b4c0e3f0d',
    isDone: true,
    outcome: 'แก้ไขเลขประจำตัวผู้เสียภาษีตามเอกสารแล้ว',
    lang: 'th',
  },
});
