import type { Satang } from '@songwai/core/basics/money';
import type { PaymentType } from '@songwai/core/jobs/booking/payment-type';
import { chosenWay, type OfferedWay, offeredWays } from '@songwai/core/jobs/paying/offered-ways';
import type { PayingWays } from './paying-ways.ts';
import type { WayKnowledge } from './way-text.ts';

interface Sum {
  readonly netSatang: Satang | null;
  readonly paymentType: PaymentType | null;
  readonly cardId?: string | undefined;
  /** Ways that may pay this; all of the customer's by default. */
  readonly accepted?: readonly PaymentType[] | undefined;
}

/** The ways for a sum, and the chosen one among them. */
export function offeredFor(
  ways: PayingWays,
  { netSatang, paymentType, cardId, accepted }: Sum,
): {
  readonly offered: readonly OfferedWay[];
  readonly chosen: OfferedWay | undefined;
  readonly knowledge: WayKnowledge;
  /** The chosen way can pay this sum, as far as is known here; the gateway has the last word. */
  readonly isUsable: boolean;
} {
  const walletSatang = ways.wallet.value;
  const offered = offeredWays({
    netSatang,
    walletSatang,
    cards: ways.cards.value ?? [],
    accepted: ways.accepted.filter((type) => accepted?.includes(type) ?? true),
    lastUsed: ways.lastUsed,
  });
  const chosen = chosenWay(offered, { paymentType, cardId });
  const isStillLoading = ways.cards.value === null && !ways.cards.isFailed;
  return {
    offered,
    chosen,
    isUsable: netSatang === 0 || (chosen ? !chosen.isTooLittle && !chosen.missingSatang : paymentType !== null && isStillLoading),
    knowledge: { walletSatang, invoiceName: ways.invoice?.name ?? '' },
  };
}
