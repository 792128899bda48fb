import type { TextNamespace } from '@songwai/core/i18n/text-keys';

/** Texts of the price check's first look, without its own. The build reads it too, so that the budgets count exactly these files. */
export const sharedPriceTexts: readonly TextNamespace[] = ['common', 'stops', 'widget'];
