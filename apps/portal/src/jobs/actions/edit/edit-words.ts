import { formatBaht, type Satang } from '@songwai/core/basics/money';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import type { JobEdit } from '@songwai/core/jobs/editing/job-edit';
import type { StopLock } from '@songwai/core/jobs/editing/stop-lock';

/** "จุดรับ", "จุดที่ 2", "กลับจุดรับ". */
export const stopName = (index: number, isReturn: boolean, t: Translate): string => {
  if (isReturn) return t('editing.return');
  return index === 0 ? t('editing.pickUp') : t('editing.stop', { stop: index + 1 });
};

/** Why a stop stays as it is. */
export const lockText = (lock: StopLock, index: number, t: Translate): string =>
  t(lock === 'done' && index === 0 ? 'editing.lock.pickUpDone' : `editing.lock.${lock}`);

/** `+฿42`, `−฿20`. */
export const differenceText = (satang: Satang): string => `${satang < 0 ? '−' : '+'}${formatBaht(Math.abs(satang))}`;

const added: Readonly<Record<JobEdit['way'], TextKey<'editing'> | null>> = {
  none: null,
  cash: 'editing.cashMore',
  invoice: 'editing.invoice',
  wallet: 'editing.walletNow',
  open: 'editing.openAmount',
  card: 'editing.openAmount',
  walletLater: 'editing.openAmount',
};
const saved: Readonly<Record<JobEdit['way'], TextKey<'editing'> | null>> = {
  ...added,
  cash: 'editing.cashLess',
  wallet: 'editing.walletBack',
  card: 'editing.cardLater',
  walletLater: 'editing.walletLater',
};

/** How the difference is paid or comes back; empty without one. */
export const wayText = ({ way, differenceSatang }: Pick<JobEdit, 'way' | 'differenceSatang'>, t: Translate): string => {
  const key = (differenceSatang < 0 ? saved : added)[way];
  return key === null ? '' : t(key);
};
