import type { BulkPaymentType } from '@songwai/core/bulk/bulk';
import type { Translate } from '@songwai/core/i18n/translate';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';

/** How a file is paid, in words. */
export function wayText(type: BulkPaymentType, t: Translate): string {
  if (type === paymentType.invoice) return t('trips.invoice');
  return type === paymentType.prepaid ? t('trips.wallet') : t('trips.cash');
}
