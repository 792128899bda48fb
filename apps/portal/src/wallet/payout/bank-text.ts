import type { TextKey } from '@songwai/core/i18n/text-keys';
import { payoutBanks } from '@songwai/core/wallet/wallet';

/** The name of a bank by its code; null for one that only a later gateway knows. */
export const bankText = (bank: string): TextKey<'payout'> | null => {
  const known = payoutBanks.find((code) => code === bank);
  return known === undefined ? null : `payout.bank.${known}`;
};
