import { formatJobId } from '@songwai/core/basics/ids';
import { formatBaht } from '@songwai/core/basics/money';
import type { Translate } from '@songwai/core/i18n/translate';
import type { Payment } from '@songwai/core/payments/payment';

/** What a payment says about its purpose. Where a screen knows more (the stops, the card, the pick-up), it replaces some of it. */
export interface PaymentTexts {
  /** Below the sum on PromptPay's white paper, so that a screenshot carries it: "Job J000-48213 · Songwai". */
  readonly codeNote: string;
  /** First node of the line: what was ready to be paid, and its sum. */
  readonly ready: string;
  readonly readyDetail: string;
  /** How it is paid: "Visa •••• 4242". */
  readonly method: string;
  /** Last node of the line, before and after the payment. */
  readonly next: string;
  readonly begun: string;
  readonly begunDetail?: string;
  /** On a phone, the last step: what happens on the way back from the bank's app. */
  readonly stepBack: string;
  /** That this page may be closed while the bank asks. */
  readonly closable: string;
  /** Below a code that is over: what stays as it is. */
  readonly unchanged: string;
  readonly paidTitle: string;
  readonly paidNote: string;
}

/** The texts of a payment by its purpose. */
export function paymentTexts(t: Translate, payment: Payment): PaymentTexts {
  const { amountSatang, method } = payment;
  // Invoices are paid in the portal alone, which has words of its own for them.
  const purpose = payment.purpose === 'invoice' ? 'openAmount' : payment.purpose;
  const reference = formatReference(payment.reference);
  const job = payment.jobId === null ? '' : formatJobId(payment.jobId);
  return {
    codeNote: purpose === 'job' ? t('payments.codeNote.job', { job }) : t(`payments.codeNote.${purpose}`, { reference }),
    ready: t(`payments.ready.${purpose}`),
    readyDetail: formatBaht(amountSatang),
    method: t(method === 'card' ? 'payments.card' : 'payments.promptPay'),
    next: t(`payments.next.${purpose}`),
    begun: t(`payments.begun.${purpose}`),
    stepBack: t(`payments.stepBack.${purpose}`),
    closable: t(`payments.closable.${purpose}`),
    unchanged: t(`payments.unchanged.${purpose}`),
    paidTitle: purpose === 'job' ? t('payments.paidTitle.job', { job }) : t(`payments.paidTitle.${purpose}`),
    paidNote: t(`payments.paidNote.${purpose}`),
  };
}

/** A reference for people, in the look of a job's number. */
export const formatReference = (reference: string): string => formatJobId(reference);
