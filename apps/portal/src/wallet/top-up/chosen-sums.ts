import type { Satang } from '@songwai/core/basics/money';
import type { TopUpChoice } from '@songwai/core/wallet/top-up-flow';
import type { WalletOffer } from '@songwai/core/wallet/wallet';

/** What is paid and what is added; null while nothing is chosen that could be paid. */
export interface ChosenSums {
  readonly paidSatang: Satang;
  readonly bonusSatang: Satang;
}

export function chosenSums(choice: TopUpChoice | null, offer: WalletOffer | undefined): ChosenSums | null {
  if (choice?.kind === 'own') return choice.amountSatang === null ? null : { paidSatang: choice.amountSatang, bonusSatang: 0 };
  const chosen = offer?.packages.find(({ packageId }) => packageId === choice?.packageId);
  return chosen ? { paidSatang: chosen.priceSatang, bonusSatang: chosen.bonusSatang } : null;
}
