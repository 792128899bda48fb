import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope } from '../../gateway/wire-schemas.ts';
import { longest } from '../../validation/field-limits.ts';
import { officeRequest } from '../../validation/fields/buyer-office-schema.ts';

const decision = {
  /** User id of the company's own account. */
  userId: Type.String({ minLength: 1, maxLength: 60 }),
  /** Stored, and sent to the company. */
  reason: Type.String({ minLength: 1, maxLength: 500 }),
};
const userId = '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11';

export const setInvoicing = defineEndpoint({
  method: 'POST',
  path: '/admin/company/invoicing',
  access: 'admin',
  summary:
    'Let a verified company pay by invoice, or no longer; what it booked by invoice stays so. It gets an e-mail with the reason',
  request: Type.Object({ ...commonFields, ...decision, invoiceEnabled: Type.Boolean() }),
  /**
   * HTTP 404 no such company; 409 enabling it for an unverified company; 422 a blank reason. Repeating a setting changes nothing.
   */
  reply: Type.Object(envelope),
  example: { userId, invoiceEnabled: false, reason: 'ค้างชำระใบแจ้งหนี้สองเดือน', lang: 'th' },
});

export const correctCompany = defineEndpoint({
  method: 'POST',
  path: '/admin/company/correct',
  access: 'admin',
  summary:
    "Correct a verified company's name, tax id, address, branch or postcode, which it cannot change itself; it gets an e-mail with the reason",
  request: Type.Object({
    ...commonFields,
    ...decision,
    /** Absent fields stay unchanged. */
    companyName: Type.Optional(Type.String({ maxLength: longest.companyName })),
    taxId: Type.Optional(Type.String({ maxLength: longest.taxNumber })),
    address: Type.Optional(Type.String({ maxLength: longest.companyAddress })),
    ...officeRequest,
  }),
  /** HTTP 404; 409 not verified: the company corrects its own data; 422 naming the field. */
  reply: Type.Object(envelope),
  example: { userId, address: '9/1 ถนนสีลม แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500', reason: 'ย้ายสำนักงาน', lang: 'th' },
});

export const reopenVerification = defineEndpoint({
  method: 'POST',
  path: '/admin/company/verification/reopen',
  access: 'admin',
  summary:
    'Open the verification of a verified company again: it may change its data and hand in documents; paying by invoice rests until they are decided. It gets an e-mail',
  request: Type.Object({ ...commonFields, ...decision }),
  /** HTTP 404; 409 not verified, or already reopened; 422 a blank reason. */
  reply: Type.Object(envelope),
  example: { userId, reason: 'เปลี่ยนชื่อบริษัทและกรรมการ กรุณาส่งหนังสือรับรองฉบับใหม่', lang: 'th' },
});
