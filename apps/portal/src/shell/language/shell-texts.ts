import type { SharedNamespace } from '@songwai/core/i18n/load-texts';

/** Texts of the shell. The build reads it too, to make one file of them. */
export const shellTexts: readonly SharedNamespace[] = ['common', 'account', 'portal'];
