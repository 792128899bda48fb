import type { Generated } from 'kysely';

interface WalletPackagesTable {
  id: number;
  price_satang: number;
  bonus_satang: number;
  /** False: not for sale any more. */
  is_offered: Generated<boolean>;
}

/** What was chosen when a top-up was paid. */
interface WalletTopUpsTable {
  id: string;
  /** Whose wallet. */
  user_id: string;
  guid: string;
  /** Null: an own amount. */
  package_id: number | null;
  amount_satang: number;
  bonus_satang: number;
  chosen_at: Date;
}

interface RedeemCodesTable {
  id: Generated<number>;
  code_hash: Buffer;
  amount_satang: number;
  expires_at: Date;
  created_by: string;
  created_at: Date;
  used_by: string | null;
  used_at: Date | null;
}

interface BankAccountsTable {
  user_id: string;
  bank: string;
  account_number: string;
  account_name: string;
  updated_at: Date;
}

interface PayoutsTable {
  id: Generated<number>;
  user_id: string;
  guid: string;
  amount_satang: number;
  state: Generated<'requested' | 'paid' | 'refused'>;
  bank: string;
  last_digits: string;
  /** Null once it is over, like the name. */
  account_number: string | null;
  account_name: string | null;
  requested_at: Date;
  done_at: Date | null;
  remark: Generated<string>;
}

/** Tables of the room `wallet`. */
export interface WalletTables {
  wallet_packages: WalletPackagesTable;
  wallet_top_ups: WalletTopUpsTable;
  redeem_codes: RedeemCodesTable;
  bank_accounts: BankAccountsTable;
  payouts: PayoutsTable;
}

declare module '../database/tables.ts' {
  interface Database extends WalletTables {}
}
