import { isReviewing } from '@songwai/core/orders/is-reviewing';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import type { Emit, StepDetail } from '../widget-events.ts';

const stepOf = (state: OrderState): StepDetail['step'] => {
  const { booking, draft } = state;
  if (booking.status === 'booked') return 'booked';
  if (isReviewing(state)) return 'review';
  return draft.step.currentStep === 0 ? 'stops' : 'contacts';
};

/** Tells the page of steps and prices. */
export const announceOrder = (flow: OrderFlow, emit: Emit): void => {
  let lastStep = stepOf(flow.store.getState());
  let lastPrice = '';
  flow.store.subscribe((state) => {
    const step = stepOf(state);
    if (step !== lastStep) emit('songwai:step', { step });
    lastStep = step;
    const { estimate, draft, catalog } = state;
    const vehicle = catalog?.vehicles.find(({ id }) => id === draft.vehicleId)?.kind;
    // The price of a vehicle, not the lowest one that an order without a vehicle is asked for.
    if (estimate.status !== 'ready' || !vehicle) return;
    const detail = { vehicle, amountSatang: estimate.value.netSatang, distanceKm: estimate.value.distanceKm };
    const price = JSON.stringify(detail);
    if (price !== lastPrice) emit('songwai:price', detail);
    lastPrice = price;
  });
};
