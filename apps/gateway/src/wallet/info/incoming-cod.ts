import type { IncomingCod } from '@songwai/core/wallet/wallet';

/** Money of cash on delivery that a payer's running jobs bring, as the room `jobs` knows it. */
export type ReadIncomingCod = (payerId: string) => Promise<readonly IncomingCod[]>;

/** Offered by a room above. */
export interface WalletLater {
  readonly incomingCod?: ReadIncomingCod;
}
