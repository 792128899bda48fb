import type { Payment } from '@songwai/core/payments/payment';

/** Where a payment's customer goes on: a page of the portal, and the text of its button. */
export interface WayOn {
  /** Without its language. */
  readonly path: string;
  readonly text: 'returning.book' | 'returning.home' | 'returning.invoice' | 'returning.job' | 'returning.wallet';
}

/** By purpose: the job, the wallet, the invoice, the next booking. Money that came too late is in the wallet, whatever it was for. */
export function wayOn({ purpose, jobId, invoiceId, isLate }: Pick<Payment, 'purpose' | 'jobId' | 'invoiceId' | 'isLate'>): WayOn {
  if (isLate || purpose === 'topUp') return { path: '/wallet', text: 'returning.wallet' };
  if (purpose === 'invoice')
    return { path: invoiceId === null ? '/invoice' : `/invoice/${invoiceId}`, text: 'returning.invoice' };
  if (purpose === 'openAmount') return { path: '/neworder', text: 'returning.book' };
  // Who tips by a link need not be signed in, and has no page of the job.
  return jobId === null ? { path: '/', text: 'returning.home' } : { path: `/job/${jobId}`, text: 'returning.job' };
}
