import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { fetchAwaitedOrder } from '@songwai/core/orders/checkout/awaited-order';
import type { GuestHost } from '../guest-state.ts';

/**
 * Comes back to a payment that a closed page has left behind, unless the guest has begun another order. Where the job cannot be read, or nothing
 * of it is under way, the form stays: a job that nobody pays ends by itself, uncharged.
 */
export const restoreAwaited = async ({ transport, flow }: GuestHost, jobId: string): Promise<void> => {
  try {
    const booking = await fetchAwaitedOrder(transport, { jobId, nowMs: Date.now(), random: Math.random });
    const { booking: present, draft } = flow.store.getState();
    const isBegun = draft.stops.some(({ place }) => place !== null);
    if (booking !== null && !isBegun && present.status === 'idle') flow.store.setState({ booking });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
  }
};
