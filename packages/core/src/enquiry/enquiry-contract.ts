import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope, guidText } from '../gateway/wire-schemas.ts';
import { businessTypes, enquiredGoods, enquiredVehicles, mostDeliveries } from './enquiry-choices.ts';

/** The fields of a stored enquiry (spec §1). Absent fields were left empty. */
export const enquiryFields = {
  contactName: Type.String({ minLength: 1, maxLength: 100 }),
  fullName: Type.Optional(Type.String({ maxLength: 120 })),
  /** Any way of writing a Thai mobile number. */
  phoneNo: Type.String({ minLength: 1, maxLength: 30 }),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  businessName: Type.String({ minLength: 1, maxLength: 200 }),
  businessType: Type.Optional(Type.Enum(businessTypes)),
  /** What is to be delivered. */
  deliveryTypes: Type.Optional(Type.Array(Type.Enum(enquiredGoods), { maxItems: enquiredGoods.length, uniqueItems: true })),
  vehicleTypes: Type.Optional(Type.Array(Type.Enum(enquiredVehicles), { maxItems: enquiredVehicles.length, uniqueItems: true })),
  /** Estimated deliveries a month. */
  deliveriesPerMonth: Type.Optional(Type.Integer({ minimum: 0, maximum: mostDeliveries })),
  remark: Type.Optional(Type.String({ maxLength: 1_000 })),
};

export const openEnquiryForm = defineEndpoint({
  method: 'GET',
  path: '/mkt_business_form',
  access: 'anyone',
  summary: 'The token that an enquiry is sent with: it says since when the form has been open',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, formToken: Type.Optional(Type.String()), termsVersion: Type.Optional(Type.String()) }),
  example: { lang: 'th' },
});

export const sendEnquiry = defineEndpoint({
  method: 'POST',
  path: '/mkt_business_enquiry',
  access: 'anyone',
  summary:
    'A business asks to be called. The same `guid` with the same fields is the same enquiry; with other fields it is corrected',
  request: Type.Object({
    ...commonFields,
    ...enquiryFields,
    guid: guidText,
    /** Of `/mkt_business_form`, or of the answer 429 that asks to wait a moment. */
    formToken: Type.Optional(Type.String({ maxLength: 300 })),
    /** The version of privacy policy and terms that the sender accepts; without it nothing is stored. */
    termsVersion: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    /** Whether promotions may be sent: 1 yes, 0 no. */
    question2: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
    /** A field that no person sees; an enquiry in which it is filled in waits for an administrator. */
    website: Type.Optional(Type.String({ maxLength: 2_000 })),
  }),
  /**
   * 422 naming the field; 409 with `termsVersion`: another version is in force; HTTP 429 with `Retry-After`, and with `formToken` if
   * the same enquiry is taken once that time has passed.
   */
  reply: Type.Object({
    ...envelope,
    formToken: Type.Optional(Type.String()),
    /** With `formToken`: how long to wait before the same enquiry is sent again. */
    waitSeconds: Type.Optional(Type.Integer()),
    termsVersion: Type.Optional(Type.String()),
  }),
  example: {
    guid: '20261126-2b7f9c1e',
    contactName: 'พิมพ์ชนก',
    fullName: 'พิมพ์ชนก วัฒนกุล',
    phoneNo: '081 234 5678',
    email: 'pimchanok@example.com',
    businessName: 'ร้านดอกไม้บ้านสวน',
    businessType: 'gifts',
    deliveryTypes: ['parcel'],
    vehicleTypes: ['motorcycle', 'car'],
    deliveriesPerMonth: 120,
    remark: 'ส่งดอกไม้รอบเช้า',
    termsVersion: '2026-11',
    question2: 0,
    lang: 'th',
  },
});

export const sendBrochure = defineEndpoint({
  method: 'POST',
  path: '/mkt_business_brochure',
  access: 'anyone',
  summary: 'Mails the brochure for businesses as a PDF. The answer is the same for every address',
  request: Type.Object({ ...commonFields, email: Type.String({ minLength: 1, maxLength: 254 }) }),
  /** 422 `email` is not an address; HTTP 429 with `Retry-After`. */
  reply: Type.Object(envelope),
  example: { email: 'pimchanok@example.com', lang: 'th' },
});
