import { Type } from 'typebox';
import { baht } from '../gateway/wire-schemas.ts';

/** What is paid for. */
export const paymentPurposeSchema = Type.Union([
  Type.Literal('job'),
  Type.Literal('topUp'),
  Type.Literal('tip'),
  Type.Literal('openAmount'),
  Type.Literal('invoice'),
]);

/** Same names as in `payment.ts`; written out, because a mapped list would lose the literal types. */
export const paymentStateSchema = Type.Union([
  Type.Literal('pending'),
  Type.Literal('authorised'),
  Type.Literal('paid'),
  Type.Literal('failed'),
  Type.Literal('expired'),
  Type.Literal('released'),
]);

export const paymentFailureSchema = Type.Union([
  Type.Literal('declined'),
  Type.Literal('insufficientFunds'),
  Type.Literal('lostOrStolen'),
  Type.Literal('notConfirmed'),
  Type.Literal('wrongCode'),
  Type.Literal('processing'),
  Type.Literal('fraud'),
]);

/** One attempt to pay with the card provider. */
export const wirePayment = Type.Object({
  /** Unguessable; with it anyone may read the state of this payment. */
  chargeId: Type.String(),
  /** For people and receipts, `P00030911`. */
  reference: Type.String(),
  purpose: paymentPurposeSchema,
  method: Type.Union([
    Type.Literal('card'),
    Type.Literal('promptpay'),
    Type.Literal('internetBanking'),
    Type.Literal('billPayment'),
  ]),
  state: paymentStateSchema,
  amount: baht,
  /** Absent where it is no job that is paid for. */
  jobId: Type.Optional(Type.String()),
  /** Why it failed. */
  failure: Type.Optional(paymentFailureSchema),
  /** Where the customer confirms with the bank; only while pending. */
  authorizeUri: Type.Optional(Type.String()),
  /** Text of a PromptPay code; only while pending. */
  qrPayload: Type.Optional(Type.String()),
  /** Path of the code's picture, where the provider gives a picture instead of a text. */
  qrImage: Type.Optional(Type.String()),
  /** What a counter needs: the text of the bar code and the two references; only while pending. */
  bill: Type.Optional(Type.Object({ barcode: Type.String(), reference1: Type.String(), reference2: Type.String() })),
  /** The invoice that is paid. */
  invoiceId: Type.Optional(Type.String()),
  /** ISO 8601; until then it may be paid. */
  expiresAt: Type.Optional(Type.String()),
  /** ISO 8601. */
  paidAt: Type.Optional(Type.String()),
  /** The money came after the end, and went into the wallet. */
  isLate: Type.Optional(Type.Boolean()),
});

/** How something is paid besides cash and invoice: by card, from the wallet, or by PromptPay (spec §3). */
export const payingFields = {
  paymentType: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
  /** A saved card; without it the default one. */
  cardId: Type.Optional(Type.String({ maxLength: 60 })),
};
