import { forms } from '@songwai/core/i18n/texts/th/forms';
import { paying } from '@songwai/core/i18n/texts/th/orders/paying';
import { cards } from '@songwai/core/i18n/texts/th/payments/cards';
import { payments } from '@songwai/core/i18n/texts/th/payments/payments';

export const texts = { ...cards, ...forms, ...paying, ...payments };
