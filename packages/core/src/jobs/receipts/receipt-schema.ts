import { Type } from 'typebox';

/** A receipt as a booking asks for it (spec §3 "need-receipt"). */
export const receiptRequest = Type.Object({
  /** False: none is wanted, whatever stands beside it. */
  check: Type.Boolean(),
  /** With `check` all three are required; the tax number has 13 digits. */
  companyName: Type.Optional(Type.String({ maxLength: 200 })),
  companyAddress: Type.Optional(Type.String({ maxLength: 400 })),
  taxNumber: Type.Optional(Type.String({ maxLength: 30 })),
});

/** Whom the receipt of a booked job is made out to. */
export const bookedReceipt = Type.Object({
  check: Type.Boolean(),
  companyName: Type.String(),
  companyAddress: Type.String(),
  taxNumber: Type.String(),
});
