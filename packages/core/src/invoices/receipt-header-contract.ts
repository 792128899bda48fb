import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { longest } from '../validation/field-limits.ts';
import { officeRequest, storedOffice } from '../validation/fields/buyer-office-schema.ts';
import { receiptHeaderLimit } from './receipt-header.ts';

export const receiptHeader = Type.Object({
  headerId: Type.String(),
  companyName: Type.String(),
  companyAddress: Type.String(),
  /** 13 digits. */
  taxNumber: Type.String(),
  ...storedOffice,
});

const headerId = Type.String({ minLength: 1, maxLength: 80 });
const exampleId = '2b9e4f60-7a8d-4c53-9f0e-1a6d3c7b8e52';

export const listReceiptHeaders = defineEndpoint({
  method: 'GET',
  path: '/invoice/header',
  access: 'session',
  summary: "The caller's billing addresses for receipts and invoices, the last changed first",
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, headers: Type.Optional(Type.Array(receiptHeader, { maxItems: receiptHeaderLimit })) }),
  example: { lang: 'th' },
});

export const saveReceiptHeader = defineEndpoint({
  method: 'POST',
  path: '/invoice/header',
  access: 'session',
  summary: 'Saves a billing address, or with `headerId` changes a saved one; 422 names the field, 409 when there are too many',
  /** All optional, so that a missing field gets a text for customers instead of a schema error. */
  request: Type.Object({
    ...commonFields,
    headerId: Type.Optional(headerId),
    companyName: Type.Optional(Type.String({ maxLength: longest.companyName })),
    companyAddress: Type.Optional(Type.String({ maxLength: longest.companyAddress })),
    taxNumber: Type.Optional(Type.String({ maxLength: longest.taxNumber })),
    ...officeRequest,
  }),
  /** HTTP 404 for an id that is not the caller's; 409 also for a change into another saved one. Saving the same twice adds none. */
  reply: Type.Object({ ...envelope, header: Type.Optional(receiptHeader) }),
  example: {
    companyName: 'บริษัท บางนาเทรดดิ้ง จำกัด',
    companyAddress: '99/9 ถนนบางนา-ตราด แขวงบางนาใต้ เขตบางนา กรุงเทพมหานคร 10260',
    taxNumber: '0105500000003',
    branch: '00000',
    postcode: '10260',
    lang: 'th',
  },
});

export const deleteReceiptHeader = defineEndpoint({
  method: 'POST',
  path: '/invoice/header/delete/:headerId',
  access: 'session',
  summary: 'Removes a billing address (`?lang` or `lang`); 404 for one that is not the caller’s',
  params: Type.Object({ headerId }),
  paramsExample: { headerId: exampleId },
  request: Type.Object(commonFields),
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});
