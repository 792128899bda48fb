import { pageTexts } from '@songwai/core/i18n/load-texts';

export const walletTexts = pageTexts('wallet', {
  th: () => import('@songwai/core/i18n/texts/th/wallet/wallet'),
  en: () => import('@songwai/core/i18n/texts/en/wallet/wallet'),
});

const payoutTexts = pageTexts('payout', {
  th: () => import('@songwai/core/i18n/texts/th/wallet/payout'),
  en: () => import('@songwai/core/i18n/texts/en/wallet/payout'),
});

/** Texts of the parts of the wallet's page that load later. */
export const walletPartTexts = [payoutTexts];
