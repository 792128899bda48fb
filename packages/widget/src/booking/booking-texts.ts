import type { TextNamespace } from '@songwai/core/i18n/text-keys';

/** What the first step says. The build reads it too, to weigh exactly what is fetched. */
export const firstBookingTexts: readonly TextNamespace[] = ['common', 'stops', 'widget'];
