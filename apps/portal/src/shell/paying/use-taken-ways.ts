import { type PaymentType, paymentType } from '@songwai/core/jobs/booking/payment-type';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';

const all: readonly PaymentType[] = Object.values(paymentType);
const byProvider: readonly PaymentType[] = [paymentType.creditCard, paymentType.promptPay];
const others = all.filter((type) => !byProvider.includes(type));

/** Whether the gateway takes cards and PromptPay; true while that is not known. Without a provider it takes neither. */
export function useHasProvider(): boolean {
  const { data } = useQuery(startupQuery(usePortal()));
  return data?.cardPublicKey !== '';
}

/** Ways to pay that the gateway takes. */
export const useTakenWays = (): readonly PaymentType[] => (useHasProvider() ? all : others);
