import { formatBaht, type Satang } from '@songwai/core/basics/money';
import type { Translate } from '@songwai/core/i18n/translate';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { OfferedWay } from '@songwai/core/jobs/paying/offered-ways';
import type { Card } from '@songwai/core/payments/card';
import { cardChargeMinBaht } from '@songwai/core/validation/cards/card-charge';
import { cardBrandNames } from '@songwai/ui/payment-mark/card-brand-mark';

/** The name of a card's brand; a word for "card" where it is another. */
const brandName = ({ brand }: Pick<Card, 'brand'>, t: Translate): string =>
  brand === 'other' ? t('paying.card') : cardBrandNames[brand];

/** "Visa •••• 4242". */
export const cardName = (card: Card, t: Translate): string =>
  t('paying.cardBrand', { brand: brandName(card, t), digits: card.lastDigits });

/** "08/29". */
const expiryOf = ({ expiryMonth, expiryYear }: Card): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`;

/** The name of a way. */
export const wayName = ({ paymentType: type, card }: OfferedWay, t: Translate): string => {
  if (card) return cardName(card, t);
  switch (type) {
    case paymentType.cash:
      return t('paying.cash');
    case paymentType.creditCard:
      return t('paying.card');
    case paymentType.prepaid:
      return t('paying.wallet');
    case paymentType.promptPay:
      return t('paying.promptPay');
    case paymentType.invoice:
      return t('paying.invoice');
  }
};

export interface WayKnowledge {
  readonly walletSatang: Satang | null;
  readonly invoiceName: string;
}

/** What a way says of itself under its name, besides what the wallet lacks. */
export const wayDetail = (way: OfferedWay, { walletSatang, invoiceName }: WayKnowledge, t: Translate): string => {
  if (way.isTooLittle) return t('paying.cardFrom', { min: cardChargeMinBaht });
  switch (way.paymentType) {
    case paymentType.cash:
      return t('paying.cashDetail');
    case paymentType.creditCard:
      return way.card
        ? [way.card.isDefault ? t('paying.cardDefault') : '', t('paying.cardExpiry', { date: expiryOf(way.card) })]
            .filter(Boolean)
            .join(' · ')
        : '';
    case paymentType.prepaid:
      return walletSatang === null ? t('paying.walletUnknown') : t('paying.balance', { amount: formatBaht(walletSatang) });
    case paymentType.promptPay:
      return t('paying.promptPayDetail');
    case paymentType.invoice:
      return invoiceName;
  }
};
