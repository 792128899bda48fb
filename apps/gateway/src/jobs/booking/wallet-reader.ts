/** Reads a wallet's balance; provided by the room that owns the ledger. */
export interface WalletReader {
  /** In satang. */
  readBalance(userId: string): Promise<number>;
}

/** Used while there is no room for wallets: every balance is 0. */
export const noWallets: WalletReader = { readBalance: async () => 0 };
