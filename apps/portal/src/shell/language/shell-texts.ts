import type { TextNamespace } from '@songwai/core/i18n/text-keys';

/** The texts that surround every page. The build reads it too, to make one file of them. */
export const shellTexts: readonly TextNamespace[] = ['common', 'account', 'portal'];
