import type { TextNamespace } from '@songwai/core/i18n/text-keys';

/** What the tracking says at first. The build reads it too, to weigh exactly what is fetched. */
export const firstTrackingTexts: readonly TextNamespace[] = ['common', 'tracking'];
