import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { useEffect } from 'react';
import { useFlow } from '../shared/use-flow.ts';

/** Whether a booking may go on: before the contacts, and with `true` before the booking itself. */
export type BookRequested = (isReviewed?: boolean) => boolean | Promise<boolean>;

export interface UseBookingOptions {
  readonly flow: OrderFlow;
  readonly onBookRequested: BookRequested;
  /** The shell offers no other way to pay. */
  readonly isCashOnly: boolean;
  /** A problem has to be corrected first. */
  readonly onProblem: () => void;
}

/** The step after the last one: requesting it validates the last step. */
const checkoutStep = 2;

const isPaymentOpen = ({ isRestored, draft, booking }: OrderState) =>
  isRestored && booking.status !== 'booked' && draft.paymentType === null;

/** The way from the first step to the booking, with the shell's sign-in on it. */
export function useBooking({ flow, onBookRequested, isCashOnly, onProblem }: UseBookingOptions) {
  const isOpen = useFlow(flow.store, isPaymentOpen);

  // The only payment type is chosen automatically.
  useEffect(() => {
    if (isOpen && isCashOnly) flow.patch({ paymentType: paymentType.cash, paymentPoint: 0 });
  }, [flow, isOpen, isCashOnly]);

  const goOn = async () => {
    if (await flow.requestStep(1)) await onBookRequested();
    else onProblem();
  };

  /** Validating the last step completes the order, which shows its review. */
  const goToReview = async () => {
    if (!(await flow.requestStep(checkoutStep))) onProblem();
  };

  const book = async () => {
    // A customer who is asked to sign in or to agree has no problem left to correct.
    if (!(await flow.requestStep(checkoutStep))) return onProblem();
    if (!(await onBookRequested(true))) return;
    if (flow.store.getState().booking.status === 'priceChanged') await flow.acceptNewPrice();
    else await flow.book();
    onProblem();
  };

  return { goOn, goToReview, book };
}
