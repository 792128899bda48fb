import { forms } from '@songwai/core/i18n/texts/en/forms';
import { paying } from '@songwai/core/i18n/texts/en/orders/paying';
import { cards } from '@songwai/core/i18n/texts/en/payments/cards';
import { payments } from '@songwai/core/i18n/texts/en/payments/payments';

export const texts = { ...cards, ...forms, ...paying, ...payments };
