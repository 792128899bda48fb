import { Type } from 'typebox';
import { baht, dateText } from '../gateway/wire-schemas.ts';
import { storedOffice } from '../validation/fields/buyer-office-schema.ts';

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

/** Whom a document names, as it stands there. */
export const wireAddressee = Type.Object({
  companyName: Type.String(),
  companyAddress: Type.String(),
  /** 13 digits. */
  taxNumber: Type.String(),
  ...storedOffice,
});
