import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { memberRights, rightsToGive } from './rights-wire.ts';

const id = Type.String({ minLength: 1, maxLength: 60 });
const departmentName = Type.String({ minLength: 1, maxLength: 80 });

export const departmentUsers = defineEndpoint({
  method: 'GET',
  path: '/v2/department/users',
  access: 'session',
  company: 'member',
  permit: 'view',
  summary: "The company's users with department and rights, the owner first; 50 a page",
  request: Type.Object({
    ...commonFields,
    departmentId: Type.Optional(id),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  /** HTTP 403 when the caller acts for no company. */
  reply: Type.Object({
    ...envelope,
    users: Type.Optional(
      Type.Array(
        Type.Object({
          userId: Type.String(),
          userName: Type.String(),
          firstName: Type.String(),
          lastName: Type.String(),
          phoneNo: Type.String(),
          userStatus: Type.String(),
          /** Empty if the user is in none. */
          departmentId: Type.String(),
          departmentName: Type.String(),
          isOwner: Type.Boolean(),
          rights: memberRights,
          createdDateTime: Type.String(),
        }),
      ),
    ),
    /** Absent on the last page. */
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { lang: 'th' },
});

export const changeMember = defineEndpoint({
  method: 'POST',
  path: '/v2/department/user',
  access: 'session',
  company: 'member',
  permit: 'manage',
  summary: "Give one of the company's users a department and rights",
  /** Without `departmentId` the user leaves the department. */
  request: Type.Object({ ...commonFields, userId: id, departmentId: Type.Optional(id), rights: rightsToGive }),
  /**
   * HTTP 403 without the right to manage; also to the user itself, and for a right that the caller lacks. 404 the user or
   * department is not the company's.
   */
  reply: Type.Object(envelope),
  example: { userId: '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11', rights: { order: true, view: true, pay: false }, lang: 'th' },
});

export const removeMember = defineEndpoint({
  method: 'POST',
  path: '/v2/department/user/remove',
  access: 'session',
  company: 'member',
  permit: 'manage',
  summary: "Take a user out of the company; what was booked stays the company's",
  request: Type.Object({ ...commonFields, userId: id }),
  /** HTTP 403 without the right to manage; 404 no user of this company; 409 the owner, or oneself (`/v2/department/leave`). */
  reply: Type.Object(envelope),
  example: { userId: '3f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11', lang: 'th' },
});

export const leaveCompany = defineEndpoint({
  method: 'POST',
  path: '/v2/department/leave',
  access: 'session',
  company: 'member',
  summary: "No longer act for the company; what was booked stays the company's",
  request: Type.Object(commonFields),
  /** HTTP 403 when the caller acts for no company; 409 the owner. */
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});

export const listDepartments = defineEndpoint({
  method: 'GET',
  path: '/v2/department',
  access: 'session',
  company: 'member',
  permit: 'view',
  summary: "The company's departments by name, at most 200",
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    departments: Type.Optional(
      Type.Array(Type.Object({ departmentId: Type.String(), name: Type.String(), userCount: Type.Integer({ minimum: 0 }) })),
    ),
  }),
  example: { lang: 'th' },
});

export const saveDepartment = defineEndpoint({
  method: 'POST',
  path: '/v2/department',
  access: 'session',
  company: 'member',
  permit: 'manage',
  summary: 'Add a department, or with `departmentId` rename one',
  request: Type.Object({ ...commonFields, departmentId: Type.Optional(id), name: departmentName }),
  /** HTTP 403 without the right to manage; 404 no such department; 409 the name is taken, or there are already 200. */
  reply: Type.Object({ ...envelope, departmentId: Type.Optional(Type.String()) }),
  example: { name: 'จัดซื้อ', lang: 'th' },
});

export const removeDepartment = defineEndpoint({
  method: 'POST',
  path: '/v2/department/remove',
  access: 'session',
  company: 'member',
  permit: 'manage',
  summary: 'Remove a department that nobody is in',
  request: Type.Object({ ...commonFields, departmentId: id }),
  /** HTTP 403 without the right to manage; 404 no such department; 409 it has members. */
  reply: Type.Object(envelope),
  example: { departmentId: '9a9b0d5a-1c5d-4b11-8a52-6f3b4c0e3f0d', lang: 'th' },
});
