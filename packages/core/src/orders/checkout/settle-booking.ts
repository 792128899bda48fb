import { isSettled, type Payment } from '../../payments/payment.ts';
import type { BookingState, OrderFlow } from '../order-state.ts';

type Booked = Extract<BookingState, { readonly status: 'booked' }>;

/** Notes in the order what became of the payment that its job waits for; null: the wallet paid it. */
export const settleBooking = ({ store }: Pick<OrderFlow, 'store'>, payment: Payment | null): void => {
  const { booking } = store.getState();
  if (booking.status === 'booked') store.setState({ booking: { ...booking, payment } });
};

/** The booking whose job waits to be paid; null if there is none. */
export const unpaidBooking = (booking: BookingState): Booked | null =>
  booking.status === 'booked' && booking.payment !== null && !isSettled(booking.payment) ? booking : null;

/** Starts the same order again after its job ended unpaid; the customer looks through it once more. */
export const reopenOrder = async (flow: OrderFlow): Promise<void> => {
  const { booking } = flow.store.getState();
  if (booking.status !== 'booked') return;
  const { step: _step, guid: _guid, ...typed } = booking.sent.draft;
  flow.clear();
  flow.patch(typed);
  await flow.requestStep(2);
};
