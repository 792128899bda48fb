import { bahtFromSatang } from '@songwai/core/basics/money';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { requestPayout, saveBankAccount } from '@songwai/core/wallet/contract';
import type { BankAccountRow } from './bank-account-queries.ts';
import { lastDigitsOf } from './last-digits.ts';
import type { PayoutRow } from './payout-queries.ts';

type WirePayout = NonNullable<ReplyOf<typeof requestPayout>['payout']>;
type WireBankAccount = NonNullable<ReplyOf<typeof saveBankAccount>['bankAccount']>;

const numberLength = 8;

/** The number of a payout for people: `W00000012`. */
export const payoutIdOf = (id: number): string => `W${String(id).padStart(numberLength, '0')}`;

/** Reads it again. @returns undefined where it is none. */
export function readPayoutId(text: string): number | undefined {
  const digits = /^W?(\d{1,12})$/i.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

export const toWirePayout = (row: PayoutRow): WirePayout => ({
  payoutId: payoutIdOf(row.id),
  amount: bahtFromSatang(row.amountSatang),
  state: row.state,
  bank: row.bank,
  lastDigits: row.lastDigits,
  requestedAt: row.requestedAt.toISOString(),
  ...(row.doneAt !== null && { doneAt: row.doneAt.toISOString() }),
  ...(row.remark !== '' && { remark: row.remark }),
});

export const toWireBankAccount = ({ bank, accountNumber, accountName }: BankAccountRow): WireBankAccount => ({
  bank,
  lastDigits: lastDigitsOf(accountNumber),
  accountName,
});
