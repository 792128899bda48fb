import { recordEvent } from '../../events/queries.ts';
import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { lockWalletBalances } from '../../ledger/balance-queries.ts';
import { postMovement } from '../../ledger/movement-queries.ts';
import type { ChargeHandler } from '../../payments/charges/payments.ts';
import { findTopUp } from './top-up-queries.ts';

/** What a paid top-up does: the money goes to the wallet, and the bonus that was chosen with it follows in the same transaction. */
export const topUpCharges: ChargeHandler = {
  onSettled: async (trx, charge, at) => {
    const topUp = await findTopUp(trx, charge.subject);
    if (topUp === undefined) throw new Error(`charge ${charge.reference} pays for a top-up that is not stored`);
    const { userId, bonusSatang } = topUp;
    // The whole wallet at once and in one order, so that a payment from it at the same moment waits instead of deadlocking.
    await lockWalletBalances(trx, userId);
    await postMovement(trx, {
      key: `bonus:${charge.chargeId}`,
      kind: 'bonus',
      chargeRef: charge.reference,
      actor: 'provider',
      at,
      lines: [
        { account: ownAccount('promotionCost'), amountSatang: -bonusSatang },
        { account: customerAccount('walletBonus', userId), amountSatang: bonusSatang },
      ],
    });
    await recordEvent(trx, { kind: 'wallet.toppedUp', subject: charge.chargeId, payload: {}, at });
    return [{ account: customerAccount('walletTopUp', userId), kind: 'topUp', amountSatang: charge.amountSatang }];
  },
};
