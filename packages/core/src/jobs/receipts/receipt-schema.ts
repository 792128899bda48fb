import { Type } from 'typebox';
import { longest } from '../../validation/field-limits.ts';
import { officeRequest, storedOffice } from '../../validation/fields/buyer-office-schema.ts';

/** A requested receipt (spec §3 "need-receipt"). */
export const receiptRequest = Type.Object({
  /** False: not wanted; ignore the other fields. */
  check: Type.Boolean(),
  /** Required with `check`, like all fields below; the tax number has 13 digits. */
  companyName: Type.Optional(Type.String({ maxLength: longest.companyName })),
  companyAddress: Type.Optional(Type.String({ maxLength: longest.companyAddress })),
  taxNumber: Type.Optional(Type.String({ maxLength: longest.taxNumber })),
  ...officeRequest,
});

/** The addressee of a booked job's receipt. */
export const bookedReceipt = Type.Object({
  check: Type.Boolean(),
  companyName: Type.String(),
  companyAddress: Type.String(),
  taxNumber: Type.String(),
  ...storedOffice,
});
