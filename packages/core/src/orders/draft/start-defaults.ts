import { type PaymentType, paymentType } from '../../jobs/booking/payment-type.ts';
import type { DraftPatch } from '../fields/draft-field.ts';
import type { OrderDraft } from './draft.ts';

/** The part of an order's start that a draft is filled in with (`fetchOrderStart`). */
interface StartDefaults {
  readonly confirmPhone: string;
  /** The account's default payment type, and those that it may use, on the wire's scale. */
  readonly paymentType: number;
  readonly paymentTypes: readonly number[];
  readonly isDriverFixed: boolean;
}

/** The payment types that we know; a later gateway may send others. */
const known: readonly PaymentType[] = Object.values(paymentType);

/**
 * What a new order starts with by the account's settings: only what the customer has left empty, and no payment type that
 * the account may not use (spec §7 `/order/init/{id}`).
 */
export const startDefaults = (draft: OrderDraft, start: StartDefaults): DraftPatch => {
  const usual = known.find((type) => type === start.paymentType && start.paymentTypes.includes(type));
  return {
    ...(draft.confirmPhone === '' && start.confirmPhone !== '' && { confirmPhone: start.confirmPhone }),
    ...(draft.paymentType === null && usual !== undefined && { paymentType: usual }),
    ...(draft.isFixedDriver === null && { isFixedDriver: start.isDriverFixed }),
  };
};
