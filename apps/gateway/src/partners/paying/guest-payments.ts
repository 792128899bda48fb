import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { PartnerRow } from '../queries.ts';

type Allowing = Pick<PartnerRow, 'payment_types'>;

/**
 * Whether a partner's guests may pay this way. What was paid by PromptPay for a job that is cancelled goes into the guest's wallet: so
 * whoever may use the one may spend the other.
 */
export const mayPayBy = ({ payment_types: allowed }: Allowing, type: number): boolean => {
  const types: readonly number[] = allowed;
  return types.includes(type === paymentType.prepaid ? paymentType.promptPay : type);
};

/** The ways that a guest is shown: the wallet only with money in it. Undefined: cash alone. */
export const shownPayments = (partner: Allowing, walletBaht: number): number[] | undefined => {
  const { payment_types: allowed } = partner;
  if (allowed.every((type) => type === paymentType.cash)) return undefined;
  return [...allowed, ...(walletBaht > 0 && mayPayBy(partner, paymentType.prepaid) ? [paymentType.prepaid] : [])];
};
