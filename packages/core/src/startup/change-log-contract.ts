import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope, pageReply, pageRequest } from '../gateway/wire-schemas.ts';
import { moment } from '../pricing/moment-schema.ts';

/** Values by name, amounts in satang. */
const state = Type.Record(Type.String(), Type.Unknown());
const changeKind = Type.String({ pattern: '^[a-zA-Z]{1,30}$' });

export const adminChange = Type.Object({
  id: Type.Integer(),
  /** `area`, `extra`, `tier`, `fullDay`, `setting`. */
  kind: Type.String(),
  /** Province code, id of the extra or package, or name of the tier or setting. */
  subject: Type.String(),
  was: state,
  became: state,
  changedBy: Type.String(),
  changedAt: moment,
});

export const listAdminChanges = defineEndpoint({
  method: 'GET',
  path: '/admin/changes',
  access: 'admin',
  summary: 'Which administrator changed what is offered, what it costs and the settings, the latest first, 100 a page',
  request: Type.Object({
    ...commonFields,
    kind: Type.Optional(changeKind),
    ...pageRequest,
  }),
  reply: Type.Object({ ...envelope, ...pageReply, changes: Type.Optional(Type.Array(adminChange)) }),
  example: { kind: 'extra' },
});
