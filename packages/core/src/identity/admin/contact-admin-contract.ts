import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope } from '../../gateway/wire-schemas.ts';

export const replaceContact = defineEndpoint({
  method: 'POST',
  path: '/admin/user/contact',
  access: 'admin',
  summary:
    'Replace the phone or e-mail that an account signs in with, for an owner who has lost both: its sessions and its password end, the old ones are told',
  request: Type.Object({
    ...commonFields,
    userId: Type.String({ minLength: 1, maxLength: 60 }),
    /** A Thai mobile; absent: unchanged. */
    phoneNo: Type.Optional(Type.String({ maxLength: 30 })),
    /** Absent: unchanged. */
    email: Type.Optional(Type.String({ maxLength: 254 })),
    /** The lost contact that gets no replacement; it can no longer be used to sign in. */
    removes: Type.Optional(Type.Union([Type.Literal('phoneNo'), Type.Literal('email')])),
    /** How administrators verified the owner's identity. */
    reason: Type.String({ minLength: 1, maxLength: 500 }),
  }),
  /**
   * HTTP 404 no such account; 409 another account signs in with it, an administrator's account, a partner's user; 422 naming the
   * field, nothing to change, or nothing left to sign in with. The owner sets a password with `/forgetPassword` and the new phone
   * or address.
   */
  reply: Type.Object(envelope),
  example: {
    userId: '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11',
    phoneNo: '0891234567',
    removes: 'email',
    reason: 'ตรวจบัตรประชาชนที่สำนักงานแล้ว',
    lang: 'th',
  },
});
