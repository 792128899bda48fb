import { bahtFromSatang, floor2, satangFromBaht } from '@songwai/core/basics/money';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import { requestPayout, saveBankAccount } from '@songwai/core/wallet/contract';
import type { FastifyInstance } from 'fastify';
import { payerOf } from '../../http/callers/payer.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { walletTexts } from '../texts.ts';
import type { Wallets } from '../wallet.ts';
import { storeBankAccount } from './bank-account-queries.ts';
import type { Payouts } from './payouts.ts';
import { toWireBankAccount, toWirePayout } from './wire-payout.ts';

interface PayoutRouteDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly payouts: Payouts;
  readonly wallets: Pick<Wallets, 'readBalance'>;
}

/** On one line, because operators read it in a list of payouts: a second line could look like another payout. */
function readName(text: string): string {
  const name = cleanText(text).replace(/\s+/gu, ' ');
  if (name !== '') return name;
  throw new BusinessRefusal({ code: 422, field: 'accountName', text: walletTexts.noAccountName });
}

function readAmount(baht: number): number {
  if (floor2(baht) === baht) return satangFromBaht(baht);
  throw new BusinessRefusal({ code: 422, field: 'amount', text: walletTexts.payoutNotWhole });
}

/** Mounts the calls of the bank account and of payouts to it. */
export function registerPayouts(app: FastifyInstance, { db, clock, payouts, wallets }: PayoutRouteDeps): void {
  mountEndpoint(app, saveBankAccount, async ({ body, session }) => {
    const { bank, accountNumber } = body;
    const account = { bank, accountNumber, accountName: readName(body.accountName) };
    await storeBankAccount(db, { userId: payerOf(session), account, now: clock.now() });
    return { bankAccount: toWireBankAccount(account) };
  });

  mountEndpoint(app, requestPayout, async ({ body, session }) => {
    const payerId = payerOf(session);
    const amountSatang = readAmount(body.amount);
    const row = await payouts.request({ payerId, userId: session.userId, guid: body.guid, amountSatang });
    return { payout: toWirePayout(row), songwaiWallet: bahtFromSatang(await wallets.readBalance(payerId)) };
  });
}
