import { Type } from 'typebox';
import { fullDayChoice } from '../full-day/full-day-contract.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, guidText, pageReply, pageRequest, timeText } from '../gateway/wire-schemas.ts';

/** ISO 8601: 1 is Monday, 7 Sunday. */
const weekday = Type.Integer({ minimum: 1, maximum: 7 });

const quotedOption = Type.Object({ id: Type.Integer(), desc_th: Type.String(), desc_en: Type.String(), customer_fee: baht });

/** A quotation for monthly hire; money in baht. */
export const quotationFields = {
  /** `Q2026-00001`. */
  quotationNo: Type.String(),
  createdDate: dateText,
  validUntil: dateText,
  startDate: dateText,
  fullday_pkg_id: Type.Integer(),
  package_name_th: Type.String(),
  package_name_en: Type.String(),
  /** Per day. */
  max_km: Type.Integer(),
  /** Per month and driver. */
  customer_fee: baht,
  /** Charged once. */
  options: Type.Array(quotedOption),
  skNumber: Type.Integer(),
  messengerGender: Type.String(),
  months: Type.Integer(),
  daysPerWeek: Type.Integer(),
  /** The working days; empty if only their number was given. */
  weekdays: Type.Array(weekday),
  /** When a working day begins; absent if it was not given. */
  dailyStart: Type.Optional(timeText),
  packagePrice: baht,
  optFee: baht,
  vat: baht,
  totalPrice: baht,
  contactName: Type.String(),
  contactPhone: Type.String(),
  /** Absent if it was not mailed. */
  email: Type.Optional(Type.String()),
  companyName: Type.String(),
  companyAddress: Type.String(),
  companyTaxId: Type.String(),
  remark: Type.String(),
  /** Absent until the customer has accepted it. */
  acceptedDate: Type.Optional(dateText),
  /** Path of the PDF below the gateway's address; needs no sign-in. */
  pdfPath: Type.String(),
};

const quotationReply = Type.Object({ ...envelope, ...Type.Partial(Type.Object(quotationFields)).properties });

const quotationParams = {
  params: Type.Object({ quotationNo: Type.String({ minLength: 1, maxLength: 20 }) }),
  paramsExample: { quotationNo: 'Q2026-00001' },
};

export const requestQuotation = defineEndpoint({
  method: 'POST',
  path: '/fullday/api/v1/quotation',
  access: 'session',
  permit: 'order',
  feature: 'fullDay',
  summary: 'A quotation for monthly hire, stored and mailed; `guid` asks for the same one again',
  request: Type.Object({
    ...commonFields,
    ...fullDayChoice,
    guid: guidText,
    startDate: Type.Optional(dateText),
    months: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
    /** Working days per week, at most 6; not needed with `weekdays`. */
    daysPerWeek: Type.Optional(Type.Integer()),
    weekdays: Type.Optional(Type.Array(weekday, { maxItems: 7 })),
    dailyStart: Type.Optional(timeText),
    contactName: Type.String({ minLength: 1, maxLength: 100 }),
    contactPhone: Type.String({ minLength: 1, maxLength: 30 }),
    email: Type.Optional(Type.String({ maxLength: 120 })),
    companyName: Type.Optional(Type.String({ maxLength: 200 })),
    companyAddress: Type.Optional(Type.String({ maxLength: 400 })),
    companyTaxId: Type.Optional(Type.String({ maxLength: 20 })),
    remark: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  /** `responseCode` 200; 422 naming the field. */
  reply: quotationReply,
  example: {
    guid: '20261121-8c9d0e1f',
    fullday_pkg_id: 3,
    options: [6],
    skNumber: 2,
    months: 3,
    weekdays: [1, 2, 3, 4, 5, 6],
    dailyStart: '08:30',
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
  ...quotationParams,
  request: Type.Object(commonFields),
  /** HTTP 404 if it is not the caller's. */
  reply: quotationReply,
  example: { lang: 'th' },
});

export const acceptQuotation = defineEndpoint({
  method: 'POST',
  path: '/fullday/api/v1/quotation/:quotationNo/accept',
  access: 'session',
  permit: 'order',
  summary: 'Accept one of the own quotations while it is valid: the sales team is notified, once',
  ...quotationParams,
  request: Type.Object(commonFields),
  /** HTTP 404 if it is not the caller's; 409 when it is not valid any more. */
  reply: quotationReply,
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
