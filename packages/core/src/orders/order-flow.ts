import type { KeyValueStorage } from '../basics/key-value-storage.ts';
import type { StartTimer } from '../basics/start-timer.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { OrderFlow } from './order-state.ts';

export interface BookedOrder {
  readonly jobId: string;
  readonly trackingId: string;
  /** Balance after the booking; null where the gateway does not say. */
  readonly walletSatang: number | null;
  readonly netSatang: number;
}

export interface OrderFlowOptions {
  readonly transport: Transport;
  /** Milliseconds since the epoch: `Date.now`. */
  readonly clock: () => number;
  /** Uniform in [0, 1), unpredictable enough for idempotency keys. */
  readonly random: () => number;
  readonly storage: KeyValueStorage;
  readonly channel: string;
  readonly startTimer?: StartTimer;
  readonly onBooked?: (order: BookedOrder) => void;
  /** Told when the draft could not be kept (storage full or blocked). */
  readonly onError?: (error: unknown) => void;
}

export const createOrderFlow = (_options: OrderFlowOptions): OrderFlow => {
  throw new Error('being built');
};
