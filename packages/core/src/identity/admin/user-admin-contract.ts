import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope } from '../../gateway/wire-schemas.ts';

const userId = Type.String({ minLength: 1, maxLength: 60 });
const role = Type.Union([Type.Literal('customer'), Type.Literal('admin')]);

export const findUsers = defineEndpoint({
  method: 'GET',
  path: '/admin/user',
  access: 'admin',
  summary: 'Customers by e-mail, phone, user id, company id or tax id; without a search the newest, 50 a page',
  request: Type.Object({
    ...commonFields,
    /** A full e-mail address, phone, user id, company id or tax id. */
    search: Type.Optional(Type.String({ maxLength: 120 })),
    /** `admin`: only administrators. */
    role: Type.Optional(role),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  reply: Type.Object({
    ...envelope,
    users: Type.Optional(
      Type.Array(
        Type.Object({
          userId: Type.String(),
          userName: Type.String(),
          phoneNo: Type.String(),
          userType: Type.Integer(),
          firstName: Type.String(),
          lastName: Type.String(),
          companyName: Type.String(),
          companyId: Type.String(),
          userStatus: Type.String(),
          tier: Type.String(),
          userGroup: Type.String(),
          role,
          /** The company's data was checked against its documents. */
          companyVerified: Type.Boolean(),
          /** The company may pay by invoice. */
          invoiceEnabled: Type.Boolean(),
          /** Paying by invoice is suspended until the documents of the reopened verification are approved. */
          invoiceRests: Type.Boolean(),
          createdDateTime: Type.String(),
        }),
      ),
    ),
    /** Absent on the last page. */
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { search: 'company@songwai.test', lang: 'th' },
});

export const suspendUser = defineEndpoint({
  method: 'POST',
  path: '/admin/user/suspend',
  access: 'admin',
  summary: 'Suspend an account: its sessions end, its tokens answer 132, its owner is told the reason and whom to write to',
  request: Type.Object({ ...commonFields, userId, reason: Type.String({ minLength: 1, maxLength: 500 }) }),
  /** HTTP 404 no such account, or removed; 409 the caller's own account, or the last administrator; 422 a blank reason. */
  reply: Type.Object(envelope),
  example: { userId: '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11', reason: 'ค้างชำระเกินกำหนด', lang: 'th' },
});

export const unsuspendUser = defineEndpoint({
  method: 'POST',
  path: '/admin/user/unsuspend',
  access: 'admin',
  summary: 'Let a suspended account in again; its owner is told',
  request: Type.Object({ ...commonFields, userId, reason: Type.String({ minLength: 1, maxLength: 500 }) }),
  reply: Type.Object(envelope),
  example: { userId: '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11', reason: 'ชำระแล้ว', lang: 'th' },
});

export const setUserGroup = defineEndpoint({
  method: 'POST',
  path: '/admin/user/group',
  access: 'admin',
  summary: 'Put an account into a user group: it is offered the full-day packages of that group',
  request: Type.Object({ ...commonFields, userId, userGroup: Type.String({ pattern: '^[A-Z0-9_-]{1,30}$' }) }),
  /** HTTP 404 no such account. */
  reply: Type.Object(envelope),
  example: { userId: '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11', userGroup: 'DEFAULT', lang: 'th' },
});

export const listUserChanges = defineEndpoint({
  method: 'GET',
  path: '/admin/user/changes',
  access: 'admin',
  summary: 'Who changed what about accounts, and why, newest first, 50 a page; of one account, by one administrator, of one kind',
  request: Type.Object({
    ...commonFields,
    userId: Type.Optional(userId),
    /** User id of the one who made the change. */
    changedBy: Type.Optional(userId),
    kind: Type.Optional(Type.String({ maxLength: 60 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  reply: Type.Object({
    ...envelope,
    changes: Type.Optional(
      Type.Array(
        Type.Object({
          changeId: Type.String(),
          userId: Type.String(),
          /** suspended, unsuspended, madeAdministrator, userGroup, memberRights, companyVerification, passwordChanged, … */
          kind: Type.String(),
          /** The new value, and the administrator's reason if given; empty once the account is erased. */
          detail: Type.Record(Type.String(), Type.Unknown()),
          /** Absent if the operator made the change on the server, or the user no longer exists. */
          changedBy: Type.Optional(Type.String()),
          changedByName: Type.Optional(Type.String()),
          createdDateTime: Type.String(),
        }),
      ),
    ),
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { userId: '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11', lang: 'th' },
});
