import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { ErasureHold } from '@songwai/core/identity/erasure-hold';

/** What stands against an erasure, and what to do about it. */
export const holdTexts: Readonly<Record<ErasureHold, TextKey<'privacy'>>> = {
  unfinishedJobs: 'privacy.holdUnfinishedJobs',
  unpaidInvoices: 'privacy.holdUnpaidInvoices',
  walletNotEmpty: 'privacy.holdWalletNotEmpty',
  openPayments: 'privacy.holdOpenPayments',
  companyMembers: 'privacy.holdCompanyMembers',
  suspended: 'privacy.holdSuspended',
  office: 'privacy.holdOffice',
};

const isHold = (name: unknown): name is ErasureHold => typeof name === 'string' && name in holdTexts;

/** The holds that a refusal lists; a newer gateway's others are in its own text. */
export const holdsIn = (names: unknown): readonly ErasureHold[] => (Array.isArray(names) ? names.filter(isHold) : []);
