import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope, pageReply, pageRequest, timeText } from '../../gateway/wire-schemas.ts';
import { quotationFields } from '../quotation-contract.ts';

/** A quotation with who asked for it, for administrators. */
export const adminQuotation = Type.Object({
  ...quotationFields,
  createdTime: timeText,
  userId: Type.String(),
  /** The company that requested it; absent for an individual. */
  companyId: Type.Optional(Type.String()),
});

export const listAllQuotations = defineEndpoint({
  method: 'GET',
  path: '/admin/quotations',
  access: 'admin',
  summary: 'All quotations with whom to call, newest first, 20 a page. `search` finds a whole number, phone, e-mail or tax id',
  request: Type.Object({
    ...commonFields,
    search: Type.Optional(Type.String({ maxLength: 120 })),
    ...pageRequest,
  }),
  reply: Type.Object({ ...envelope, ...pageReply, quotations: Type.Optional(Type.Array(adminQuotation)) }),
  example: { search: '0812345678', lang: 'th' },
});
