import { Type } from 'typebox';
import { supportHoursPattern } from '../chat/support/support-hours.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';

const name = Type.String({ minLength: 1, maxLength: 200 });
/** In human-readable form: digits, spaces, dashes, a leading plus. */
const phone = Type.String({ pattern: '^\\+?[0-9][0-9 -]{1,18}[0-9]$' });

/** The data protection officer. */
const privacyOfficer = Type.Object({
  nameTh: name,
  nameEn: name,
  /** Absent if the officer has no e-mail address. */
  email: Type.Optional(Type.String({ maxLength: 254 })),
  phone,
});

/** Who issues invoices and receipts, as printed on them; without a valid tax id, 422. Issued documents stay as they are. */
const issuer = Type.Object({
  companyName: Type.String({ maxLength: 200 }),
  address: Type.String({ maxLength: 500 }),
  /** 13 digits. */
  taxNumber: Type.String({ maxLength: 20 }),
  /** `สำนักงานใหญ่`, or the branch's number of 5 digits. */
  branch: Type.String({ pattern: '^(สำนักงานใหญ่|\\d{5})$' }),
});

const fields = {
  supportPhone: phone,
  /** Opening and closing on every day in Bangkok, `06:00-24:00` or over midnight `18:00-02:00`: what pages show, and when the chat says that people answer. */
  supportHours: Type.String({ pattern: supportHoursPattern }),
  /** Version of privacy policy and terms for which this program has texts (else 422); a new version asks every user again. */
  termsVersion: Type.String({ minLength: 1, maxLength: 40 }),
  /** Whether the bar above every page is shown; without both texts, 422. */
  topBar: Type.Boolean(),
  /** What the bar says. */
  topBarText: Type.Object({ th: Type.String({ maxLength: 200 }), en: Type.String({ maxLength: 200 }) }),
  /** Whether pages announce a promotion to customers who could use it; without an existing code, 422. */
  proMotion: Type.Boolean(),
  /** Its promo code. */
  proMotionCode: Type.String({ maxLength: 40 }),
  /** Whether pages say that the service is suspended. */
  outOfService: Type.Boolean(),
  quotationValidDays: Type.Integer({ minimum: 1, maximum: 365 }),
  quotationVatPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Of invoices from then on; 0 while carriage within Thailand is exempt. */
  invoiceVatPercent: Type.Integer({ minimum: 0, maximum: 100 }),
};

/** Settings that administrators may change. */
export const settings = Type.Object({ ...fields, privacyOfficer, issuer });

export const readSettings = defineEndpoint({
  method: 'GET',
  path: '/admin/settings',
  access: 'admin',
  summary: 'The settings that administrators may change',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, settings: Type.Optional(settings) }),
  example: { lang: 'th' },
});

export const changeSettings = defineEndpoint({
  method: 'POST',
  path: '/admin/settings',
  access: 'admin',
  summary: 'Changes the settings that are named, from now on; the others stay. 422 names the field',
  request: Type.Object({ ...commonFields, settings: Type.Partial(settings) }),
  reply: Type.Object({ ...envelope, settings: Type.Optional(settings) }),
  example: { settings: { supportPhone: '02-026-1234', supportHours: '06:00-24:00' } },
});
