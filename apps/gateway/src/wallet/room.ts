import type { ChargeHandler, Payments } from '../payments/charges/payments.ts';
import type { CallLimits } from '../platform/limits/call-limits.ts';
import type { Room } from '../platform/room.ts';
import type { ReadCatalogue } from '../pricing/catalog/catalogue.ts';
import { type CreditCashBack, creditCashBack } from './cash-back.ts';
import { createRedeem } from './codes/redeem.ts';
import { registerRedeem } from './codes/redeem-routes.ts';
import { readWalletHolds } from './erasure-hold.ts';
import { registerHistory } from './history/history-routes.ts';
import type { WalletLater } from './info/incoming-cod.ts';
import { registerWalletInfo } from './info/info-routes.ts';
import { registerPayouts } from './payouts/payout-routes.ts';
import { createPayouts } from './payouts/payouts.ts';
import { walletPersonalData } from './personal-data.ts';
import type { WalletTables } from './tables.ts';
import { topUpCharges } from './top-up/top-up-charges.ts';
import { registerTopUps } from './top-up/top-up-routes.ts';
import { createTopUps } from './top-up/top-ups.ts';
import type { Wallets } from './wallet.ts';
import { createWallets } from './wallets.ts';

/** What the room offers to the rooms above it. */
export interface WalletOffers {
  readonly wallets: Wallets;
  /** What the room `payments` does with a paid top-up. */
  readonly topUpCharges: ChargeHandler;
  readonly creditCashBack: CreditCashBack;
}

interface WalletNeeds {
  readonly payments: Payments;
  readonly callLimits: CallLimits;
  readonly readCatalogue: ReadCatalogue;
}

/** Wallets of customers and companies: top-ups, prepaid codes, history and payouts. */
export const wallet: Room<WalletNeeds, WalletOffers, WalletLater> = {
  name: 'wallet',
  tables: [
    'wallet_packages',
    'wallet_top_ups',
    'redeem_codes',
    'bank_accounts',
    'payouts',
  ] satisfies readonly (keyof WalletTables)[],
  personalData: walletPersonalData,
  readHolds: readWalletHolds,
  open: ({ db, clock, random }, { payments, callLimits: limits, readCatalogue }, later) => {
    const wallets = createWallets({ db });
    return {
      offers: { wallets, topUpCharges, creditCashBack },
      routes: (app) => {
        registerTopUps(app, { db, clock, readCatalogue, wallets, limits, topUps: createTopUps({ db, clock, random, payments }) });
        registerWalletInfo(app, {
          ...{ db, clock, payments },
          incomingCod: async (payerId) => (await later().incomingCod?.(payerId)) ?? [],
        });
        registerHistory(app, { db });
        registerRedeem(app, { wallets, redeem: createRedeem({ db, clock, limits }) });
        registerPayouts(app, { db, clock, wallets, payouts: createPayouts({ db, clock }) });
      },
    };
  },
};
