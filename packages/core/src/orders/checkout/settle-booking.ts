import type { Payment } from '../../payments/payment.ts';
import type { OrderFlow } from '../order-state.ts';

/** Notes in the order what became of the payment that its job waits for; null: the wallet paid it. */
export const settleBooking = ({ store }: Pick<OrderFlow, 'store'>, payment: Payment | null): void => {
  const { booking } = store.getState();
  if (booking.status === 'booked') store.setState({ booking: { ...booking, payment } });
};

/** Starts the same order again after its job ended unpaid; the customer looks through it once more. */
export const reopenOrder = async (flow: OrderFlow): Promise<void> => {
  const { booking } = flow.store.getState();
  if (booking.status !== 'booked') return;
  const { step: _step, guid: _guid, ...typed } = booking.sent.draft;
  flow.clear();
  flow.patch(typed);
  await flow.requestStep(2);
};
