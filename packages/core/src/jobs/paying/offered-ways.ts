import { bahtFromSatang, type Satang } from '../../basics/money.ts';
import type { Card } from '../../payments/card.ts';
import { cardCharge } from '../../validation/cards/card-charge.ts';
import { leastMissingTopUpSatang, type WalletOffer, type WalletPackage } from '../../wallet/wallet.ts';
import { type PaymentType, paymentType } from '../booking/payment-type.ts';

/** One way to pay, as it stands for this sum. */
export interface OfferedWay {
  /** Stable: the payment type, with the card's id for a card. */
  readonly id: string;
  readonly paymentType: PaymentType;
  /** Of a card. */
  readonly card?: Card;
  /** Cannot be chosen: the sum is below what cards take. */
  readonly isTooLittle?: boolean;
  /** Of the wallet: what is missing; 0 if it is enough. */
  readonly missingSatang?: Satang;
}

/** What decides which ways there are. */
export interface WayFacts {
  /** What is to be paid; null while it is not known. */
  readonly netSatang: Satang | null;
  /** Null while it is not known. */
  readonly walletSatang: Satang | null;
  readonly cards: readonly Card[];
  /** Ways that this customer may use for this. */
  readonly accepted: readonly PaymentType[];
  readonly lastUsed: PaymentType | null;
}

/** Order of the ways where none was used before. */
const usualOrder: readonly PaymentType[] = [
  paymentType.invoice,
  paymentType.prepaid,
  paymentType.creditCard,
  paymentType.promptPay,
  paymentType.cash,
];

/** The id of a way. */
export const wayId = (type: PaymentType, cardId?: string): string => (cardId === undefined ? `${type}` : `${type}:${cardId}`);

/** Whether the card provider takes a sum; true while it is not known. */
export const isCardSum = (netSatang: Satang | null): boolean => netSatang === null || cardCharge(bahtFromSatang(netSatang)).ok;

const waysOf = (type: PaymentType, { netSatang, walletSatang, cards }: WayFacts): readonly OfferedWay[] => {
  const way = { id: wayId(type), paymentType: type };
  switch (type) {
    case paymentType.creditCard:
      return cards.map((card) => ({ ...way, id: wayId(type, card.cardId), card, isTooLittle: !isCardSum(netSatang) }));
    case paymentType.promptPay:
      return [way];
    case paymentType.prepaid:
      return [{ ...way, missingSatang: netSatang === null || walletSatang === null ? 0 : Math.max(0, netSatang - walletSatang) }];
    case paymentType.cash:
    case paymentType.invoice:
      return [way];
  }
};

/** The ways to pay, the last used first. Those that cannot be used for this sum are among them, and say so. */
export const offeredWays = (facts: WayFacts): readonly OfferedWay[] =>
  [...usualOrder]
    .filter((type) => facts.accepted.includes(type))
    .sort((one, other) => Number(other === facts.lastUsed) - Number(one === facts.lastUsed))
    .flatMap((type) => waysOf(type, facts));

/** The way that a choice stands for: a card without an id is the default one. */
export const chosenWay = (
  ways: readonly OfferedWay[],
  { paymentType: type, cardId }: { readonly paymentType: PaymentType | null; readonly cardId?: string | undefined },
): OfferedWay | undefined => {
  const ofType = ways.filter((way) => way.paymentType === type);
  return ofType.find(({ card }) => card?.cardId === cardId) ?? ofType.find(({ card }) => card?.isDefault) ?? ofType[0];
};

/** Top-ups that make up for what is missing: the smallest package that does, and the missing sum itself, at least 100 baht. */
export const topUpsFor = (
  missingSatang: Satang,
  { packages }: Pick<WalletOffer, 'packages'>,
): { readonly package: WalletPackage | null; readonly missingSatang: Satang } => {
  const [smallest = null] = packages
    .filter(({ priceSatang }) => priceSatang >= missingSatang)
    .sort((one, other) => one.priceSatang - other.priceSatang);
  return { package: smallest, missingSatang: Math.max(missingSatang, leastMissingTopUpSatang) };
};
