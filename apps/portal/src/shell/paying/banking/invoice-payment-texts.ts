import type { Translate } from '@songwai/core/i18n/translate';
import type { Payment, PaymentMethod } from '@songwai/core/payments/payment';
import type { PaymentTexts } from '@songwai/features/payments/payment-texts';

const methods: Readonly<
  Record<Exclude<PaymentMethod, 'promptpay'>, 'banking.card' | 'banking.internetBanking' | 'banking.billPayment'>
> = {
  card: 'banking.card',
  internetBanking: 'banking.internetBanking',
  billPayment: 'banking.billPayment',
};

/** What the payment of an invoice says of itself. */
export const invoicePaymentTexts = (t: Translate, { method }: Pick<Payment, 'method'>): Partial<PaymentTexts> => ({
  ready: t('banking.ready'),
  next: t('banking.next'),
  begun: t('banking.begun'),
  closable: t('banking.closable'),
  unchanged: t('banking.unchanged'),
  paidTitle: t('banking.paidTitle'),
  paidNote: t('banking.paidNote'),
  method: t(methods[method === 'promptpay' ? 'internetBanking' : method]),
});
