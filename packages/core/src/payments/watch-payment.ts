import type { StartTimer } from '../basics/start-timer.ts';
import { wait } from '../basics/wait.ts';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { fetchPayment } from './calls.ts';
import type { Payment } from './payment.ts';

export interface WatchPaymentOptions {
  readonly transport: Transport;
  readonly startTimer: StartTimer;
  readonly signal: AbortSignal;
}

/** Between two questions for the state of an open payment. */
export const askEveryMs = 2_000;

/**
 * Asks for a payment until it is no longer open. A failure that may pass is no answer: it asks again.
 * @returns its end; null if the signal aborted before.
 * @throws GatewayError a refusal, such as 404 for an unknown id.
 */
export const watchPayment = async (chargeId: string, options: WatchPaymentOptions): Promise<Payment | null> => {
  const { transport, startTimer, signal } = options;
  while (!signal.aborted) {
    await wait(startTimer, askEveryMs, signal);
    if (signal.aborted) break;
    try {
      const payment = await fetchPayment(transport, { chargeId, signal });
      if (payment !== null && payment.state !== 'pending') return payment;
    } catch (error) {
      if (signal.aborted) break;
      if (!(error instanceof GatewayError) || !error.isTransient) throw error;
    }
  }
  return null;
};
