import { bahtFromSatang } from '@songwai/core/basics/money';
import { walletInfo } from '@songwai/core/wallet/contract';
import type { FastifyInstance } from 'fastify';
import { mayPay, payerOf } from '../../http/callers/payer.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { readWalletBalances, sumOfWallet } from '../../ledger/balance-queries.ts';
import type { Payments } from '../../payments/charges/payments.ts';
import { toWirePayment } from '../../payments/charges/wire-payment.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { readFreeCredit } from '../../pricing/credit/free-credit-queries.ts';
import { findBankAccount } from '../payouts/bank-account-queries.ts';
import { listPayouts } from '../payouts/payout-queries.ts';
import { toWireBankAccount, toWirePayout } from '../payouts/wire-payout.ts';
import type { ReadIncomingCod } from './incoming-cod.ts';

interface InfoRouteDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: Pick<Payments, 'listOpen'>;
  readonly incomingCod: ReadIncomingCod;
}

const mostPayouts = 10;

/** Mounts the call that shows a wallet. */
export function registerWalletInfo(app: FastifyInstance, { db, clock, payments, incomingCod }: InfoRouteDeps): void {
  mountEndpoint(app, walletInfo, async ({ session }) => {
    const payerId = payerOf(session);
    const isPayer = mayPay(session);
    const [balances, incoming, account, payouts, topUps, creditSatang] = await Promise.all([
      readWalletBalances(db, payerId),
      incomingCod(payerId),
      findBankAccount(db, payerId),
      listPayouts(db, payerId, mostPayouts),
      payments.listOpen(payerId, 'topUp'),
      // Free credit belongs to the person, not to the company.
      readFreeCredit(db, { userId: session.userId, now: clock.now() }),
    ]);
    return {
      songwaiWallet: bahtFromSatang(sumOfWallet(balances)),
      codMoney: bahtFromSatang(balances.walletCod),
      codIncoming: incoming.map(({ amountSatang, ...job }) => ({ ...job, amount: bahtFromSatang(amountSatang) })),
      // Whose money it is sees where it goes; a member who may not pay sees what there is.
      ...(account !== undefined && isPayer && { bankAccount: toWireBankAccount(account) }),
      payouts: isPayer ? payouts.map(toWirePayout) : [],
      topUps: isPayer ? topUps.map(toWirePayment) : [],
      freeCredit: bahtFromSatang(creditSatang),
    };
  });
}
