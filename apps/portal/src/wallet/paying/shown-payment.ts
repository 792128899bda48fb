import type { Payment } from '@songwai/core/payments/payment';
import type { TopUpStage } from '@songwai/core/wallet/top-up-state';

/** The payment to be shown: the one that runs, or the one before it until then. */
export const shownPayment = (stage: TopUpStage): Payment | null => {
  if (stage.status === 'paying') return stage.payment;
  return stage.status === 'starting' ? stage.before : null;
};
