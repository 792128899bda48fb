import { Type } from 'typebox';
import { fullDayChoice } from '../full-day/full-day-contract.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, guidText, pageReply, pageRequest } from '../gateway/wire-schemas.ts';

/** A quotation for monthly hire; money in baht. */
export const quotationFields = {
  /** `Q2026-00001`. */
  quotationNo: Type.String(),
  createdDate: dateText,
  validUntil: dateText,
  startDate: dateText,
  package_name_th: Type.String(),
  package_name_en: Type.String(),
  skNumber: Type.Integer(),
  months: Type.Integer(),
  daysPerWeek: Type.Integer(),
  packagePrice: baht,
  optFee: baht,
  vat: baht,
  totalPrice: baht,
  /** Path of the PDF below the gateway's address; needs no sign-in. */
  pdfPath: Type.String(),
};

export const requestQuotation = defineEndpoint({
  method: 'POST',
  path: '/fullday/api/v1/quotation',
  access: 'session',
  permit: 'order',
  feature: 'order',
  summary: 'A quotation for monthly hire, stored and mailed; `guid` asks for the same one again',
  request: Type.Object({
    ...commonFields,
    ...fullDayChoice,
    guid: guidText,
    startDate: Type.Optional(dateText),
    months: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
    /** Working days per week, at most 6. */
    daysPerWeek: Type.Optional(Type.Integer()),
    contactName: Type.String({ minLength: 1, maxLength: 100 }),
    contactPhone: Type.String({ minLength: 1, maxLength: 30 }),
    email: Type.Optional(Type.String({ maxLength: 120 })),
    companyName: Type.Optional(Type.String({ maxLength: 200 })),
    companyAddress: Type.Optional(Type.String({ maxLength: 400 })),
    companyTaxId: Type.Optional(Type.String({ maxLength: 20 })),
    remark: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  /** `responseCode` 200; 422 naming the field. */
  reply: Type.Object({ ...envelope, ...Type.Partial(Type.Object(quotationFields)).properties }),
  example: {
    guid: '20261121-8c9d0e1f',
    fullday_pkg_id: 3,
    options: [6],
    skNumber: 2,
    months: 3,
    daysPerWeek: 6,
    startDate: '01/12/2026',
    contactName: 'พิมพ์ชนก ใจดี',
    contactPhone: '0812345678',
    email: 'pimchanok@example.com',
    companyName: 'บริษัท ขนมไทย จำกัด',
  },
});

export const listQuotations = defineEndpoint({
  method: 'GET',
  path: '/fullday/api/v1/quotations',
  access: 'session',
  summary: 'Own quotations, newest first, 20 a page',
  request: Type.Object({ ...commonFields, ...pageRequest }),
  reply: Type.Object({ ...envelope, ...pageReply, quotations: Type.Optional(Type.Array(Type.Object(quotationFields))) }),
  example: { lang: 'th' },
});

export const getQuotation = defineEndpoint({
  method: 'GET',
  path: '/fullday/api/v1/quotation/:quotationNo',
  access: 'session',
  summary: 'One of the own quotations',
  params: Type.Object({ quotationNo: Type.String({ minLength: 1, maxLength: 20 }) }),
  paramsExample: { quotationNo: 'Q2026-00001' },
  request: Type.Object(commonFields),
  /** HTTP 404 if it is not the caller's. */
  reply: Type.Object({ ...envelope, ...Type.Partial(Type.Object(quotationFields)).properties }),
  example: { lang: 'th' },
});

export const getQuotationPdf = defineEndpoint({
  method: 'GET',
  path: '/fullday/api/v1/quotation_pdf/:token',
  access: 'anyone',
  file: 'application/pdf',
  summary: 'The quotation as a PDF, in the language of `lang`, to whoever has its link',
  params: Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{24}$' }) }),
  paramsExample: { token: 'kVn2x0b1Q2m9Zt7cYw4PzAbC' },
  request: Type.Object(commonFields),
  /** HTTP 404 for an unknown link. */
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});
