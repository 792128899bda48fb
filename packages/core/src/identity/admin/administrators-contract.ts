import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope } from '../../gateway/wire-schemas.ts';

export const setUserRole = defineEndpoint({
  method: 'POST',
  path: '/admin/user/role',
  access: 'admin',
  summary:
    'Make an account an administrator (its sessions end, it signs in again), or a customer’s again (its sessions lose the right at once)',
  request: Type.Object({
    ...commonFields,
    userId: Type.String({ minLength: 1, maxLength: 60 }),
    role: Type.Union([Type.Literal('admin'), Type.Literal('customer')]),
    reason: Type.String({ minLength: 1, maxLength: 500 }),
  }),
  /**
   * HTTP 403 the caller has lost the role meanwhile; 404 no such account, or removed; 409 suspended, without a verified phone or
   * e-mail (as a partner's guest), or the last administrator who can sign in. Repeating a role changes nothing.
   */
  reply: Type.Object(envelope),
  example: { userId: '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11', role: 'admin', reason: 'เข้าร่วมทีมดูแลลูกค้า', lang: 'th' },
});
