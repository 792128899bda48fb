import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { baht, commonFields, envelope } from '../../gateway/wire-schemas.ts';

const id = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const name = Type.String({ minLength: 1, maxLength: 120 });
const text = Type.String({ maxLength: 500 });
const feeBaht = Type.Number({ minimum: 0, maximum: 1_000_000 });
/** Hours; 50 means monthly. */
const duration = Type.Union([Type.Literal(4), Type.Literal(9), Type.Literal(50)]);
const userGroup = Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' });

/** A package as administrators see it. */
export const adminPackage = Type.Object({
  id: Type.Integer(),
  userGroup: Type.String(),
  vehicle: Type.Integer(),
  duration: Type.Integer(),
  nameTh: Type.String(),
  nameEn: Type.String(),
  descTh: Type.String(),
  descEn: Type.String(),
  /** Per day. */
  maxKm: Type.Integer(),
  fee: baht,
  options: Type.Array(Type.Object({ id: Type.Integer(), fee: baht })),
  /** False: withdrawn, cannot be hired any more. */
  isOffered: Type.Boolean(),
});

export const listAdminPackages = defineEndpoint({
  method: 'GET',
  path: '/admin/fullday/packages',
  access: 'admin',
  summary: 'Every full-day package of a group of customers, also withdrawn ones, and the options that there are',
  request: Type.Object({ ...commonFields, userGroup: Type.Optional(userGroup) }),
  reply: Type.Object({
    ...envelope,
    packages: Type.Optional(Type.Array(adminPackage)),
    options: Type.Optional(Type.Array(Type.Object({ id: Type.Integer(), descTh: Type.String(), descEn: Type.String() }))),
  }),
  example: { userGroup: 'DEFAULT' },
});

export const saveAdminPackage = defineEndpoint({
  method: 'POST',
  path: '/admin/fullday/packages',
  access: 'admin',
  summary:
    'Makes a full-day package, or with an id changes it; group, vehicle and duration stay. 404 for none such, 422 names the field',
  request: Type.Object({
    ...commonFields,
    id: Type.Optional(id),
    /** DEFAULT where absent. */
    userGroup: Type.Optional(userGroup),
    /** Required for a new package (else 422). */
    vehicle: Type.Optional(id),
    duration: Type.Optional(duration),
    nameTh: name,
    nameEn: name,
    descTh: Type.Optional(text),
    descEn: Type.Optional(text),
    maxKm: Type.Integer({ minimum: 1, maximum: 10_000 }),
    fee: feeBaht,
    options: Type.Optional(Type.Array(Type.Object({ id, fee: feeBaht }), { maxItems: 20 })),
    /** True where absent. */
    isOffered: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ ...envelope, package: Type.Optional(adminPackage) }),
  example: {
    userGroup: 'HOTEL',
    vehicle: 2,
    duration: 4,
    nameTh: 'รถยนต์ 4 ชั่วโมง สำหรับโรงแรม',
    nameEn: 'Car, 4 hours, for hotels',
    descTh: 'รวมระยะทาง 90 กม.',
    descEn: '90 km included',
    maxKm: 90,
    fee: 1_100,
    options: [{ id: 1, fee: 80 }],
  },
});
