import type { StoreApi } from 'zustand/vanilla';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { NewJob } from '../../jobs/booking/new-job.ts';
import { type CreatedJob, createJob } from '../../jobs/calls.ts';
import { estimateFromWire, type WireEstimate } from '../../pricing/estimate-from-wire.ts';
import type { BookingState, OrderState } from '../order-state.ts';

/** The new price in a 409; null for any other conflict. */
const newEstimateOf = (error: GatewayError): WireEstimate | null => {
  const { estimate } = error.reply;
  return error.code === 409 && typeof estimate === 'object' && estimate !== null ? estimate : null;
};

/**
 * Index of the stop outside the service area; null if the gateway names another field (`locationList.0.contactPhone`) or none.
 */
export const refusedStopIndex = (error: GatewayError): number | null => {
  const index = /^locationList\.(\d+)(?:\.l(?:at|ng))?$/.exec(error.field ?? '')?.[1];
  return error.code === 422 && index !== undefined ? Number(index) : null;
};

const failureOf = (error: GatewayError, job: NewJob): Pick<OrderState, 'booking'> & Partial<Pick<OrderState, 'estimate'>> => {
  const changed = newEstimateOf(error);
  if (!changed) return { booking: { status: 'failed', error } };
  const estimate = estimateFromWire(changed);
  const booking: BookingState = { status: 'priceChanged', oldNetSatang: job.shownNetSatang, estimate };
  // The price bar shows the new sum at once, so a customer who books from there has seen it.
  return { booking, estimate: { status: 'ready', value: estimate } };
};

/**
 * Sends a booking and stores the outcome; null if nothing was booked. The caller makes sure that none is in progress. Keeps the
 * draft, so that a failure loses no input and a retry uses the same guid.
 */
export const sendBooking = async (store: StoreApi<OrderState>, transport: Transport, job: NewJob): Promise<CreatedJob | null> => {
  store.setState({ booking: { status: 'sending' }, problems: [] });
  try {
    return await createJob(transport, job);
  } catch (error) {
    if (!(error instanceof GatewayError)) {
      store.setState({ booking: { status: 'idle' } });
      throw error;
    }
    store.setState(failureOf(error, job));
    return null;
  }
};
