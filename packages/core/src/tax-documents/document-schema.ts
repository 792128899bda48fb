import { Type } from 'typebox';
import { baht, dateText } from '../gateway/wire-schemas.ts';
import { longest } from '../validation/field-limits.ts';

/** Same names as `DocumentKind`; written out, because a mapped list would lose the literal types. */
export const documentKindSchema = Type.Union([
  Type.Literal('invoice'),
  Type.Literal('receipt'),
  Type.Literal('creditNote'),
  Type.Literal('withholdingNote'),
]);

/** An issued document; it never changes. */
export const wireDocument = Type.Object({
  documentId: Type.String(),
  kind: documentKindSchema,
  /** `RC2612-00117`; without gaps within its kind and month. */
  number: Type.String(),
  issueDate: dateText,
  amount: baht,
  /** The number of the document that this one stands for, which is cancelled. */
  replaces: Type.Optional(Type.String()),
  /** The number of the document that stands for this one. */
  replacedBy: Type.Optional(Type.String()),
});

/** Which of a buyer's offices a paper names, as it is asked for; checked by `buyerBranch` and `postcode`. */
export const officeRequest = {
  /** `00000` for the head office, else the branch's five digits. */
  branch: Type.Optional(Type.String({ maxLength: longest.officeDigits })),
  /** Five digits. */
  postcode: Type.Optional(Type.String({ maxLength: longest.officeDigits })),
};

/** The same as it is stored; absent where it was never asked for. */
export const storedOffice = { branch: Type.Optional(Type.String()), postcode: Type.Optional(Type.String()) };

/** Whom a document names, as it stands there. */
export const wireAddressee = Type.Object({
  companyName: Type.String(),
  companyAddress: Type.String(),
  /** 13 digits. */
  taxNumber: Type.String(),
  ...storedOffice,
});
