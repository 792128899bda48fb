import { opening } from '@songwai/core/i18n/texts/en/orders/opening';
import { sorting } from '@songwai/core/i18n/texts/en/sorting';

export const texts = { ...opening, ...sorting };
