import { opening } from '@songwai/core/i18n/texts/th/orders/opening';
import { sorting } from '@songwai/core/i18n/texts/th/sorting';

export const texts = { ...opening, ...sorting };
