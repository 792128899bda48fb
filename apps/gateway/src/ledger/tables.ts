import type { Generated, JSONColumnType } from 'kysely';
import type { AccountKind } from './accounts.ts';

interface LedgerAccountsTable {
  id: Generated<number>;
  kind: AccountKind;
  /** A customer's or a driver's id; empty for our own. */
  owner: string;
}

/** What a movement says about itself besides its lines. */
export interface MovementDetails {
  /** The stop where an amount arose. */
  readonly stop?: number;
  /** Kind of a charge after the booking. */
  readonly charge?: string;
  /** Why an admin moved it, in the admin's words. */
  readonly reason?: string;
  /** The code that was redeemed, without its last part. */
  readonly code?: string;
  /** Month of a cash-back or an invoice, `2026-12`. */
  readonly month?: string;
  /** The bank's reference of a transfer. */
  readonly bankReference?: string;
  /** The invoice, by its id. */
  readonly invoiceId?: string;
}

interface LedgerMovementsTable {
  id: Generated<number>;
  key: string;
  kind: MovementKind;
  job_id: string | null;
  charge_ref: string | null;
  actor: string;
  details: JSONColumnType<MovementDetails>;
  happened_at: Date;
}

/** What a movement is for. */
export type MovementKind =
  | 'topUp'
  | 'bonus'
  | 'redeemed'
  | 'cashBack'
  | 'booked'
  | 'bookingPaid'
  | 'released'
  | 'captured'
  | 'priceAdded'
  | 'routeChanged'
  | 'charged'
  | 'chargeWaived'
  | 'refunded'
  | 'lateMoney'
  | 'tip'
  | 'codCollected'
  | 'codCredited'
  | 'codReturned'
  | 'payoutRequested'
  | 'payoutPaid'
  | 'payoutRefused'
  | 'creditGranted'
  | 'creditExpired'
  | 'bulkHold'
  | 'bulkReleased'
  | 'invoiced'
  | 'invoicePayment'
  | 'taxWithheld'
  | 'creditNote'
  | 'adjusted'
  | 'opening';

interface LedgerEntriesTable {
  id: Generated<number>;
  movement_id: number;
  account_id: number;
  /** Above 0: the account is credited. */
  amount_satang: number;
  /** Set by the database for guarded accounts. */
  number: Generated<number | null>;
  balance_satang: Generated<number | null>;
}

/** Tables of the room `ledger`. */
export interface LedgerTables {
  ledger_accounts: LedgerAccountsTable;
  ledger_movements: LedgerMovementsTable;
  ledger_entries: LedgerEntriesTable;
}

declare module '../database/tables.ts' {
  interface Database extends LedgerTables {}
}
