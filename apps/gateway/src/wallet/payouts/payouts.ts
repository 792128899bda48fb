import { recordEvent } from '../../events/queries.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { lockWalletBalances } from '../../ledger/balance-queries.ts';
import { type Movement, postMovement } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { walletTexts } from '../texts.ts';
import { findBankAccount } from './bank-account-queries.ts';
import { lastDigitsOf } from './last-digits.ts';
import { endPayout, findPayoutByGuid, type PayoutRow, storePayout } from './payout-queries.ts';

/** A payout as a customer asks for it. */
export interface PayoutRequest {
  /** Whose wallet. */
  readonly payerId: string;
  readonly userId: string;
  readonly guid: string;
  readonly amountSatang: number;
}

/** How an operator ends a payout. */
export interface PayoutEnd {
  readonly id: number;
  readonly state: 'paid' | 'refused';
  /** The bank's reference, or the reason. */
  readonly remark: string;
}

/** Payouts of money of cash on delivery: out of the wallet when they are requested, to the bank when an operator has paid. */
export interface Payouts {
  /** Once per payer and guid. @throws {BusinessRefusal} 409 no bank account, 422 at `amount` with what there is. */
  request(request: PayoutRequest): Promise<PayoutRow>;
  /** @returns undefined where no payout of this id waits. */
  end(end: PayoutEnd): Promise<PayoutRow | undefined>;
}

/** Where the money goes at the end. */
const endsOf = ({ state, userId }: PayoutRow) =>
  state === 'paid'
    ? ({ kind: 'payoutPaid', to: ownAccount('bank') } as const)
    : ({ kind: 'payoutRefused', to: customerAccount('walletCod', userId) } as const);

/** The movement that ends a payout. */
function endingOf(row: PayoutRow, at: Date): Movement {
  const { kind, to } = endsOf(row);
  return {
    ...{ key: `${kind}:${row.id}`, kind, actor: 'operator', at },
    ...(row.state === 'refused' && { details: { reason: row.remark } }),
    lines: [
      { account: customerAccount('payoutDue', row.userId), amountSatang: -row.amountSatang },
      { account: to, amountSatang: row.amountSatang },
    ],
  };
}

export function createPayouts({ db, clock }: { readonly db: Db; readonly clock: Clock }): Payouts {
  /** The wallet is locked: whoever asks with the same guid has committed, or waits. */
  const requestIn = async (trx: Db, { payerId, userId, guid, amountSatang }: PayoutRequest): Promise<PayoutRow> => {
    const { walletCod } = await lockWalletBalances(trx, payerId);
    const repeated = await findPayoutByGuid(trx, { userId: payerId, guid });
    if (repeated !== undefined) return repeated;
    const account = await findBankAccount(trx, payerId);
    if (account === undefined) throw new BusinessRefusal({ code: 409, text: walletTexts.noBankAccount });
    if (amountSatang > walletCod)
      throw new BusinessRefusal({ code: 422, field: 'amount', text: walletTexts.payoutTooHigh(walletCod) });
    const at = clock.now();
    const lastDigits = lastDigitsOf(account.accountNumber);
    const row = await storePayout(trx, { userId: payerId, guid, amountSatang, account, lastDigits, at });
    await postMovement(trx, {
      ...{ key: `payoutRequested:${row.id}`, kind: 'payoutRequested', actor: userId, at },
      lines: [
        { account: customerAccount('walletCod', payerId), amountSatang: -amountSatang },
        { account: customerAccount('payoutDue', payerId), amountSatang },
      ],
    });
    return row;
  };

  return {
    request: (request) => transact(db, (trx) => requestIn(trx, request)),
    end: ({ id, state, remark }) =>
      transact(db, async (trx) => {
        const at = clock.now();
        const row = await endPayout(trx, { id, state, remark, at });
        if (row === undefined) return row;
        await postMovement(trx, endingOf(row, at));
        const kind = row.state === 'paid' ? 'wallet.payoutPaid' : 'wallet.payoutRefused';
        await recordEvent(trx, { kind, subject: row.userId, payload: { payoutId: row.id }, at });
        return row;
      }),
  };
}
