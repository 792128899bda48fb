import type { Satang } from '../basics/money.ts';
import type { WalletPackage } from './wallet.ts';

/** Bonus and total credit of a top-up. */
export interface TopUpCredit {
  readonly bonusSatang: Satang;
  readonly creditedSatang: Satang;
}

/**
 * Credit for a top-up: a package has the bonus that its row says, an own amount none, also where it equals a package's price
 * (decisions, "Money, small rules").
 *
 * @param chosen null for an own amount.
 */
export function topUpCredit(paidSatang: Satang, chosen: Pick<WalletPackage, 'bonusSatang'> | null): TopUpCredit {
  const bonusSatang = chosen?.bonusSatang ?? 0;
  return { bonusSatang, creditedSatang: paidSatang + bonusSatang };
}
