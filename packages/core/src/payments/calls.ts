import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { Payment } from './payment.ts';
import { paymentFromWire } from './payment-from-wire.ts';
import * as routes from './routes.generated.ts';

/** The state of a payment, as the provider has it now. @throws GatewayError 404 */
export const fetchPayment = async (
  transport: Transport,
  { chargeId, signal }: { readonly chargeId: string; readonly signal?: AbortSignal },
): Promise<Payment | null> => {
  const { payment } = await call(transport, routes.paymentStatus, { chargeId, signal });
  return payment === undefined ? null : paymentFromWire(payment);
};

/** Gives up an open payment. @throws GatewayError 409 where it is paid. */
export const cancelPayment = async (transport: Transport, chargeId: string): Promise<void> => {
  await call(transport, routes.cancelPayment, { chargeId });
};
