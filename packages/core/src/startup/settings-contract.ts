import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';

const name = Type.String({ minLength: 1, maxLength: 200 });
/** As it is written for people: digits, spaces, dashes, a plus in front. */
const phone = Type.String({ pattern: '^\\+?[0-9][0-9 -]{1,18}[0-9]$' });

/** Whom people write to about their data. */
const privacyOfficer = Type.Object({
  nameTh: name,
  nameEn: name,
  /** Absent: nobody reads mail there. */
  email: Type.Optional(Type.String({ maxLength: 254 })),
  phone,
});

const fields = {
  supportPhone: phone,
  supportHours: Type.String({ minLength: 1, maxLength: 60 }),
  /** Of the privacy policy and the terms, one that this program has texts of (422); raised, everybody is asked again. */
  termsVersion: Type.String({ minLength: 1, maxLength: 40 }),
  /** Whether the bar above every page is shown. */
  topBar: Type.Boolean(),
  /** Whether pages say that the service rests. */
  outOfService: Type.Boolean(),
  quotationValidDays: Type.Integer({ minimum: 1, maximum: 365 }),
  quotationVatPercent: Type.Integer({ minimum: 0, maximum: 100 }),
};

/** Settings that an administrator may change. */
export const settings = Type.Object({ ...fields, privacyOfficer });

export const readSettings = defineEndpoint({
  method: 'GET',
  path: '/admin/settings',
  access: 'admin',
  summary: 'The settings that the office may change',
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
