import { pageTexts } from '@songwai/core/i18n/load-texts';
import { returningTexts } from '../../payments/returning/returning-texts.ts';
import { bankingTexts } from '../../shell/paying/banking/banking-texts.ts';
import { walletPartTexts, walletTexts } from '../../wallet/wallet-texts.ts';
import type { RoutePages } from '../route-entry.ts';

const creditTexts = pageTexts('credit', {
  th: () => import('@songwai/core/i18n/texts/th/wallet/credit'),
  en: () => import('@songwai/core/i18n/texts/en/wallet/credit'),
});

const tierTexts = pageTexts('tiers', {
  th: () => import('@songwai/core/i18n/texts/th/rewards/tiers'),
  en: () => import('@songwai/core/i18n/texts/en/rewards/tiers'),
});

/** Money of the customer's own, and what brings some (spec §2 "wallet", "freecredit", "customer-tiers"). */
export const walletPages: RoutePages = {
  '/wallet': {
    texts: ['menu', walletTexts],
    laterTexts: async () => walletPartTexts,
    page: async () => {
      const [{ WalletPage }, { AppFrame }] = await Promise.all([
        import('../../wallet/wallet.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: WalletPage, Around: AppFrame };
    },
    start: () => import('../../wallet/wallet.queries.ts'),
  },
  '/wallet/:url/:inv?': {
    texts: ['menu', bankingTexts, returningTexts],
    page: async () => {
      const [{ WalletReturnPage }, { AppFrame }] = await Promise.all([
        import('../../wallet/returned/wallet-return.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: WalletReturnPage, Around: AppFrame };
    },
  },
  '/freecredit': {
    texts: ['menu', creditTexts],
    page: async () => {
      const [{ FreeCreditPage }, { AppFrame }] = await Promise.all([
        import('../../wallet/credit/free-credit.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: FreeCreditPage, Around: AppFrame };
    },
    start: () => import('../../wallet/credit/free-credit.queries.ts'),
  },
  '/customer-tiers': {
    texts: ['menu', tierTexts],
    page: async () => {
      const [{ CustomerTiersPage }, { AppFrame }] = await Promise.all([
        import('../../rewards/tiers/customer-tiers.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: CustomerTiersPage, Around: AppFrame };
    },
    start: () => import('../../rewards/tiers/tiers.queries.ts'),
  },
  '/admin/benefits/:benefitId?': {
    texts: [
      'menu',
      tierTexts,
      pageTexts('benefitsAdmin', {
        th: () => import('@songwai/core/i18n/texts/th/rewards/benefits-admin'),
        en: () => import('@songwai/core/i18n/texts/en/rewards/benefits-admin'),
      }),
    ],
    page: async () => {
      const [{ BenefitsAdminPage }, { AppFrame }] = await Promise.all([
        import('../../rewards/benefits/benefits-admin.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: BenefitsAdminPage, Around: AppFrame };
    },
  },
  '/refer': {
    texts: [
      'menu',
      creditTexts,
      pageTexts('referral', {
        th: () => import('@songwai/core/i18n/texts/th/rewards/referral'),
        en: () => import('@songwai/core/i18n/texts/en/rewards/referral'),
      }),
    ],
    page: async () => {
      const [{ ReferPage }, { AppFrame }] = await Promise.all([
        import('../../rewards/referral/refer.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: ReferPage, Around: AppFrame };
    },
    start: () => import('../../rewards/referral/refer.queries.ts'),
  },
};
