import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope, pageReply, pageRequest } from '../../gateway/wire-schemas.ts';
import { enquiryFields } from '../enquiry-contract.ts';

/** An enquiry with how far it has come, for administrators. */
const adminEnquiry = Type.Object({
  ...enquiryFields,
  enquiryId: Type.Integer(),
  /** 1, and one more with each correction by its sender. */
  revision: Type.Integer(),
  lang: Type.String(),
  termsVersion: Type.String(),
  /** When that version was accepted, ISO 8601. */
  acceptedDateTime: Type.String(),
  wantsPromotions: Type.Boolean(),
  createdDateTime: Type.String(),
  /** Looks like spam: it goes to the CRM only once an administrator has released it. */
  isSuspected: Type.Boolean(),
  /** `queued`: not looked at yet; `waiting`, `delivered`, `stored` (no CRM is configured), `failed`. */
  crmState: Type.String(),
  crmAttempts: Type.Integer(),
  crmError: Type.Optional(Type.String()),
});

export const listEnquiries = defineEndpoint({
  method: 'GET',
  path: '/admin/enquiries',
  access: 'admin',
  summary: 'Enquiries of businesses, newest first, 20 a page: all, those that look like spam, or those that the CRM did not take',
  request: Type.Object({
    ...commonFields,
    show: Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('suspected'), Type.Literal('failed')])),
    ...pageRequest,
  }),
  reply: Type.Object({ ...envelope, ...pageReply, enquiries: Type.Optional(Type.Array(adminEnquiry)) }),
  example: { show: 'suspected', lang: 'th' },
});

export const releaseEnquiry = defineEndpoint({
  method: 'POST',
  path: '/admin/enquiry/:enquiryId/release',
  access: 'admin',
  summary: 'Send an enquiry to the CRM (again): one that looked like spam and is none, or one that the CRM did not take',
  params: Type.Object({ enquiryId: Type.String({ pattern: '^\\d{1,15}$' }) }),
  paramsExample: { enquiryId: '1' },
  request: Type.Object(commonFields),
  /** HTTP 404 no such enquiry. */
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});
