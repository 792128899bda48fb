import { Type } from 'typebox';
import { companyUser, personUser } from '../basics/wire-numbers.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { codeFields, identityProof } from '../identity/code-wire.ts';
import { invoiceAddressFields } from '../identity/invoice-address-wire.ts';
import { longest } from '../validation/field-limits.ts';
import { officeRequest } from '../validation/fields/buyer-office-schema.ts';

const userId = Type.String({ minLength: 1, maxLength: 60 });

export const updateUser = defineEndpoint({
  method: 'POST',
  path: '/update_user',
  access: 'session',
  summary: 'Change the own profile; with ?welcome=1 (or welcome 1) the first time after signing up',
  request: Type.Object({
    ...commonFields,
    /** Same as `?welcome=1`. */
    welcome: Type.Optional(Type.Literal(1)),
    firstName: Type.Optional(Type.String({ maxLength: 100 })),
    lastName: Type.Optional(Type.String({ maxLength: 100 })),
    ...identityProof,
    /**
     * A new mobile can sign in after its code is verified, and requires the password or a code of `/pdpa/code`; a landline is
     * only for contact.
     */
    phoneNo: Type.Optional(Type.String({ maxLength: 30 })),
    /** For contact only: it cannot sign in and gets no private messages (use `/user/email`). */
    contactEmail: Type.Optional(Type.String({ maxLength: 254 })),
    userType: Type.Optional(Type.Union([Type.Literal(companyUser), Type.Literal(personUser)])),
    company: Type.Optional(
      Type.Object({
        companyName: Type.Optional(Type.String({ maxLength: longest.companyName })),
        taxNo: Type.Optional(Type.String({ maxLength: longest.taxNumber })),
        address: Type.Optional(Type.String({ maxLength: longest.companyAddress })),
        /** A verified company gives them once, where they were never asked for. */
        ...officeRequest,
        /** Can be changed after the verification, too. */
        ...invoiceAddressFields,
        /** Assigned by the gateway; any other value than the user's own is refused. */
        companyId: Type.Optional(Type.String({ maxLength: 20 })),
        /** Whether the account acts as a company: 1 is userType 1, 0 is userType 2. */
        isActive: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
      }),
    ),
  }),
  /**
   * 422 naming the field, also for a verified company's data, and `password` or `verifyCode` for a new phone without proof; 429
   * too many codes or tries. `resendSeconds`: a code was sent to the new phone.
   */
  reply: Type.Object({ ...envelope, ...codeFields }),
  example: { firstName: 'มาลี', lastName: 'ใจดี', contactEmail: 'malee@example.com', userType: personUser, lang: 'th' },
});

const settingValues = {
  /** Whether recipients get a text message. */
  recipient_sms: Type.Boolean(),
  /** Whether recipients get an e-mail. */
  recipient_email: Type.Boolean(),
};

export const readSetting = defineEndpoint({
  method: 'GET',
  path: '/user/setting/:id',
  access: 'session',
  summary: 'The own settings; the id is the user’s own',
  params: Type.Object({ id: userId }),
  paramsExample: { id: '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11' },
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, values: Type.Optional(Type.Object(settingValues)) }),
  example: { lang: 'th' },
});

export const saveSetting = defineEndpoint({
  method: 'POST',
  path: '/user/setting',
  access: 'session',
  summary: 'Change the own settings; what is left out stays',
  request: Type.Object({ ...commonFields, userId, values: Type.Partial(Type.Object(settingValues)) }),
  reply: Type.Object({ ...envelope, values: Type.Optional(Type.Object(settingValues)) }),
  example: {
    userId: '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11',
    values: { recipient_sms: true, recipient_email: false },
    channel: 'web',
    lang: 'th',
  },
});

export const answerPdpa = defineEndpoint({
  method: 'POST',
  path: '/pdpa/customer',
  access: 'session',
  summary: 'Answer whether promotions may be sent; every answer is kept',
  request: Type.Object({ ...commonFields, userId, question2: Type.Union([Type.Literal(0), Type.Literal(1)]) }),
  /** HTTP 404 for another user's id. */
  reply: Type.Object(envelope),
  example: { userId: '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11', question2: 0, lang: 'th' },
});

export const readPdpa = defineEndpoint({
  method: 'GET',
  path: '/pdpa/customer/:userId',
  access: 'session',
  summary: 'Every consent that the user gave or took back, newest first',
  params: Type.Object({ userId }),
  paramsExample: { userId: '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11' },
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    consents: Type.Optional(
      Type.Array(
        Type.Object({
          /** terms: privacy policy and terms of use; partnerTerms: those of the partner that signed on; promotions: question 2. */
          kind: Type.Union([Type.Literal('terms'), Type.Literal('partnerTerms'), Type.Literal('promotions')]),
          isGiven: Type.Boolean(),
          termsVersion: Type.String(),
          /** The partner of `partnerTerms`. */
          partnerId: Type.Optional(Type.String()),
          channel: Type.String(),
          createdDateTime: Type.String(),
        }),
      ),
    ),
  }),
  example: { lang: 'th' },
});
