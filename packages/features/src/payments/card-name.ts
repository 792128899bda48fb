import type { Translate } from '@songwai/core/i18n/translate';
import type { Card } from '@songwai/core/payments/card';

/** A card as its owner knows it: `Visa •••• 4242`. Needs the texts `cards`. */
export const cardName = (t: Translate, { brand, lastDigits }: Pick<Card, 'brand' | 'lastDigits'>): string =>
  t('cards.name', { brand: t(`cards.brand.${brand}`), digits: lastDigits });
