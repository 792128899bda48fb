import { formatBaht } from '@songwai/core/basics/money';
import type { Translate } from '@songwai/core/i18n/translate';
import { refundWay } from '@songwai/core/jobs/fees/refund-way';
import type { JobDetail } from '@songwai/core/jobs/job';

/** What of a job's discounts a cancellation returns; empty without any. */
export function discountsBackText(job: JobDetail, t: Translate): string {
  if (job.discountSatang > 0) return job.freeCreditSatang > 0 ? t('actions.codeAndCreditBack') : t('actions.codeBack');
  return job.freeCreditSatang > 0 ? t('actions.creditBack') : '';
}

/** Where the price goes when a job is cancelled for free. */
export function refundText({ paymentType, netSatang }: JobDetail, t: Translate): string {
  const amount = formatBaht(netSatang);
  switch (refundWay(paymentType)) {
    case 'unpaid':
      return t('actions.refundUnpaid');
    case 'wallet':
      return t('actions.refundWallet', { amount });
    case 'card':
      return t('actions.refundCard', { amount });
    case 'invoice':
      return t('actions.refundInvoice');
  }
}
