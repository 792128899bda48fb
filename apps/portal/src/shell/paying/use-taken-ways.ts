import { type PaymentType, paymentType } from '@songwai/core/jobs/booking/payment-type';
import { useHasProvider } from './use-has-provider.ts';

const all: readonly PaymentType[] = Object.values(paymentType);
const byProvider: readonly PaymentType[] = [paymentType.creditCard, paymentType.promptPay];
const others = all.filter((type) => !byProvider.includes(type));

/** Ways to pay that the gateway takes. */
export const useTakenWays = (): readonly PaymentType[] => (useHasProvider() ? all : others);
