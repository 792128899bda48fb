import { type Static, Type } from 'typebox';

/** What Omise sends (version 2019-05-29), as far as it is read. Sources: docs.omise.co, charges-api, customers-api, capability-api. */

const nullable = <
  const T extends ReturnType<typeof Type.String> | ReturnType<typeof scannableCode> | ReturnType<typeof billReferences>,
>(
  type: T,
) => Type.Optional(Type.Union([type, Type.Null()]));

/** What a counter needs (docs.omise.co, bill-payment); its `barcode` is the address of a picture. */
const billReferences = () =>
  Type.Object({ omise_tax_id: Type.String(), reference_number_1: Type.String(), reference_number_2: Type.String() });

const scannableCode = () => Type.Object({ image: Type.Object({ download_uri: Type.String() }) });

export const omiseCharge = Type.Object({
  object: Type.Literal('charge'),
  id: Type.String(),
  amount: Type.Integer(),
  refunded_amount: Type.Integer(),
  status: Type.Union([
    Type.Literal('pending'),
    Type.Literal('successful'),
    Type.Literal('failed'),
    Type.Literal('expired'),
    Type.Literal('reversed'),
  ]),
  authorized: Type.Boolean(),
  /** Whether the sum is taken as soon as it is authorised. */
  capture: Type.Boolean(),
  failure_code: nullable(Type.String()),
  failure_message: nullable(Type.String()),
  authorize_uri: nullable(Type.String()),
  expires_at: nullable(Type.String()),
  paid_at: nullable(Type.String()),
  metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  source: Type.Optional(
    Type.Union([Type.Object({ scannable_code: nullable(scannableCode()), references: nullable(billReferences()) }), Type.Null()]),
  ),
  card: Type.Optional(Type.Union([Type.Object({ fingerprint: nullable(Type.String()) }), Type.Null()])),
});

export type OmiseCharge = Static<typeof omiseCharge>;

/** Pages of `/charges` and of `/search`. */
export const omiseCharges = Type.Object({ data: Type.Array(omiseCharge), total: Type.Integer() });

export const omiseRefund = Type.Object({
  object: Type.Literal('refund'),
  id: Type.String(),
  amount: Type.Integer(),
  metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

export const omiseRefunds = Type.Object({ data: Type.Array(omiseRefund) });

const omiseCard = Type.Object({
  object: Type.Literal('card'),
  id: Type.String(),
  brand: Type.String(),
  last_digits: Type.String(),
  name: nullable(Type.String()),
  expiration_month: Type.Integer(),
  expiration_year: Type.Integer(),
  /** Of the card's number. */
  fingerprint: Type.Optional(Type.String()),
});

export type OmiseCard = Static<typeof omiseCard>;

export const omiseCards = Type.Object({ data: Type.Array(omiseCard) });

export const omiseCustomer = Type.Object({
  object: Type.Literal('customer'),
  id: Type.String(),
  default_card: nullable(Type.String()),
});

export const omiseCapability = Type.Object({ payment_methods: Type.Array(Type.Object({ name: Type.String() })) });

/** An answer of which nothing is read. */
export const omiseAnything = Type.Object({});

export const omiseError = Type.Object({ object: Type.Literal('error'), code: Type.String({ pattern: '^[a-z_]{1,60}$' }) });
