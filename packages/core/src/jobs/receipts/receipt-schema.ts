import { Type } from 'typebox';

/** A requested receipt (spec §3 "need-receipt"). */
export const receiptRequest = Type.Object({
  /** False: not wanted; ignore the other fields. */
  check: Type.Boolean(),
  /** Required with `check`, like both fields below; the tax number has 13 digits. */
  companyName: Type.Optional(Type.String({ maxLength: 200 })),
  companyAddress: Type.Optional(Type.String({ maxLength: 500 })),
  taxNumber: Type.Optional(Type.String({ maxLength: 30 })),
});

/** The addressee of a booked job's receipt. */
export const bookedReceipt = Type.Object({
  check: Type.Boolean(),
  companyName: Type.String(),
  companyAddress: Type.String(),
  taxNumber: Type.String(),
});
