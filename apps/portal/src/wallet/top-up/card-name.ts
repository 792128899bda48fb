import type { Card } from '@songwai/core/payments/card';

const brands: Readonly<Record<Card['brand'], string>> = { visa: 'Visa', mastercard: 'Mastercard', jcb: 'JCB', other: '' };

/** `Visa •••• 4242`. */
export const cardName = ({ brand, lastDigits }: Pick<Card, 'brand' | 'lastDigits'>): string =>
  `${brands[brand]} •••• ${lastDigits}`.trim();
