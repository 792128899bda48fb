import { satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';
import { type WalletEntry, walletPageSize } from './wallet.ts';

export interface WalletHistoryQuestion {
  /** DD/MM/YYYY, both included. */
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
  /** From 0. */
  readonly page: number;
  readonly direction?: 'in' | 'out' | undefined;
}

/** A page of movements, the newest first. */
export interface WalletHistoryPage {
  readonly total: number;
  readonly entries: readonly WalletEntry[];
}

/** Negative amounts are exact, too. */
const signedSatang = (baht: number): number => (baht < 0 ? -satangFromBaht(-baht) : satangFromBaht(baht));

/** Movements of the wallet. @throws GatewayError 422 for an invalid date. */
export const fetchWalletHistory = async (transport: Transport, question: WalletHistoryQuestion): Promise<WalletHistoryPage> => {
  const { totalRecords = 0, transactions = [] } = await call(transport, routes.walletHistory, {
    ...question,
    limit: walletPageSize,
  });
  return {
    total: totalRecords,
    entries: transactions.map(({ at, amount, balance, jobId, hasReceipt = false, detailTh, detailEn, ...entry }) => ({
      ...entry,
      at: new Date(at),
      amountSatang: signedSatang(amount),
      balanceSatang: satangFromBaht(balance),
      jobId: jobId ?? null,
      hasReceipt,
      detail: detailTh === undefined ? null : { th: detailTh, en: detailEn ?? detailTh },
    })),
  };
};
