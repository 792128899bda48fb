import type { WalletReader } from './user-answer.ts';

/** Nobody has topped anything up while there is no room that keeps wallets: every balance is nothing. */
export const noWallets: WalletReader = { readBalance: async () => 0 };
