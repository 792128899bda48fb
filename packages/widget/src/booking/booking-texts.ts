import type { TextNamespace } from '@songwai/core/i18n/text-keys';

/** Texts of the first step. The build reads it too, so that the budgets count exactly these files. */
export const firstBookingTexts: readonly TextNamespace[] = ['common', 'stops', 'widget'];
