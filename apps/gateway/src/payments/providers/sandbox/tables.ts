import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { sandboxToken } from '@songwai/core/payments/contract';
import type { PaymentFailure } from '@songwai/core/payments/payment';
import type { ColumnType, Generated } from 'kysely';
import type { ProviderChargeState } from '../card-provider.ts';

/** How the provider publishes that a test card behaves. */
export type TestCardBehaviour = RequestOf<typeof sandboxToken>['behaviour'];

interface SandboxCardColumns {
  readonly brand: 'visa' | 'mastercard' | 'jcb';
  readonly last_digits: string;
  holder_name: string;
  expiry_month: number;
  expiry_year: number;
  readonly behaviour: TestCardBehaviour;
}

interface SandboxTokensTable extends SandboxCardColumns {
  readonly token: string;
  readonly created_at: Date;
  /** A token is used once. */
  used_at: Date | null;
}

interface SandboxCustomersTable {
  readonly customer_ref: string;
  readonly user_id: string;
  default_card_id: string | null;
  readonly created_at: Date;
}

interface SandboxCardsTable extends SandboxCardColumns {
  readonly card_id: string;
  readonly customer_ref: string;
  readonly number: Generated<number>;
}

export interface SandboxChargesTable {
  readonly ref: string;
  readonly charge_id: string;
  readonly method: 'card' | 'promptpay' | 'mobileBanking' | 'billPayment';
  state: ProviderChargeState;
  failure: PaymentFailure | null;
  readonly amount_satang: number;
  refunded_satang: ColumnType<number, never, number>;
  readonly is_captured: boolean;
  readonly return_uri: string;
  readonly description: string;
  readonly qr_payload: string | null;
  readonly created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  readonly fingerprint: string | null;
}

interface SandboxRefundsTable {
  readonly refund_id: string;
  readonly ref: string;
  readonly amount_satang: number;
  readonly created_at: Date;
}

/** Tables of the sandbox, a part of the room `payments`. */
export interface SandboxTables {
  sandbox_tokens: SandboxTokensTable;
  sandbox_customers: SandboxCustomersTable;
  sandbox_cards: SandboxCardsTable;
  sandbox_charges: SandboxChargesTable;
  sandbox_refunds: SandboxRefundsTable;
}

declare module '../../../database/tables.ts' {
  interface Database extends SandboxTables {}
}

/** Names of the tables, for the room. */
export const sandboxTables = [
  'sandbox_tokens',
  'sandbox_customers',
  'sandbox_cards',
  'sandbox_charges',
  'sandbox_refunds',
] as const satisfies readonly (keyof SandboxTables)[];
