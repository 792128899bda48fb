import { type PaymentType, paymentType } from '@songwai/core/jobs/booking/payment-type';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';

const all: readonly PaymentType[] = Object.values(paymentType);
const byProvider: readonly PaymentType[] = [paymentType.creditCard, paymentType.promptPay];
const others = all.filter((type) => !byProvider.includes(type));

/** Ways that the gateway takes: without a provider neither cards nor PromptPay. All of them while that is not known. */
export function useTakenWays(): readonly PaymentType[] {
  const { data } = useQuery(startupQuery(usePortal()));
  return data?.cardPublicKey === '' ? others : all;
}
