import type { TextNamespace } from '@songwai/core/i18n/text-keys';

/** Texts of the tracking's first look. The build reads it too, so that the budgets count exactly these files. */
export const firstTrackingTexts: readonly TextNamespace[] = ['common', 'tracking'];
