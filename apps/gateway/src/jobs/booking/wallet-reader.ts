/** Reads a wallet's balance; provided by the room that keeps the ledger. */
export interface WalletReader {
  /** In satang. */
  readBalance(userId: string): Promise<number>;
}

/** Nobody has topped anything up while there is no room that keeps wallets: every balance is nothing. */
export const noWallets: WalletReader = { readBalance: async () => 0 };
