import type { Bill, PaymentFailure, PaymentMethod, PaymentPurpose } from '@songwai/core/payments/payment';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** `asked`: whether the provider has made it is not known yet. */
export type StoredChargeState = 'asked' | 'pending' | 'authorised' | 'paid' | 'failed' | 'expired' | 'released';

/** What pays a charge; never a card's number. */
export type StoredSource =
  | { readonly kind: 'savedCard'; readonly customerRef: string; readonly cardId: string | null }
  | { readonly kind: 'cardToken'; readonly token: string }
  | { readonly kind: 'promptpay' }
  | { readonly kind: 'mobileBanking'; readonly bank: string }
  | { readonly kind: 'billPayment'; readonly shop: string };

export interface ChargesTable {
  charge_id: string;
  number: Generated<number>;
  payer_id: string | null;
  purpose: PaymentPurpose;
  subject: string;
  job_id: string | null;
  guid: string;
  method: PaymentMethod;
  amount_satang: number;
  state: StoredChargeState;
  source: JSONColumnType<StoredSource>;
  is_captured: boolean;
  return_path: string | null;
  provider: string;
  /** A process has begun to ask the provider for it. */
  is_asked: Generated<boolean>;
  provider_ref: Generated<string | null>;
  failure: Generated<PaymentFailure | null>;
  authorize_uri: Generated<string | null>;
  qr_payload: Generated<string | null>;
  qr_image_uri: Generated<string | null>;
  bill: ColumnType<Bill | null, string | null | undefined, string | null>;
  created_at: Date;
  expires_at: Date;
  paid_at: Generated<Date | null>;
  is_late: Generated<boolean>;
  /** Null: the provider is not asked again. */
  next_check_at: Date | null;
}

/** What the provider has to do after a commit. */
export type ChargeOrderKind = 'capture' | 'reverse' | 'refund';

export interface ChargeOrdersTable {
  id: Generated<number>;
  key: string;
  charge_id: string;
  kind: ChargeOrderKind;
  /** Of refunds only. */
  amount_satang: number | null;
  job_id: string | null;
  created_at: Date;
  attempts: Generated<number>;
  next_at: Date | null;
  done_at: Generated<Date | null>;
  refused: Generated<string | null>;
}

/** Hashes of the provider's fingerprints of cards that were saved or paid. */
export interface CardPrintsTable {
  user_id: string;
  print: Buffer;
  noted_at: Date;
}

export interface CardCustomerDeletionsTable {
  customer_ref: string;
  provider: string;
  ordered_at: Date;
  attempts: Generated<number>;
  next_at: Date | null;
  refused: Generated<string | null>;
}

/** Tables of the room `payments`. */
export interface PaymentsTables {
  charges: ChargesTable;
  charge_orders: ChargeOrdersTable;
  card_prints: CardPrintsTable;
  card_customer_deletions: CardCustomerDeletionsTable;
}

declare module '../database/tables.ts' {
  interface Database extends PaymentsTables {}
}
