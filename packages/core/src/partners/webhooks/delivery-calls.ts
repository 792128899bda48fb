import { call } from '../../gateway/call.ts';
import type { ReplyOf } from '../../gateway/endpoint.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { listDeliveries as ListDeliveries } from './delivery-contract.ts';
import * as routes from './routes.generated.ts';
import type { WebhookDelivery } from './webhook.ts';
import { deliveryFromWire } from './webhook-from-wire.ts';

/** Which deliveries, and what to read on from. */
export interface DeliveryFilter {
  readonly webhookId?: string;
  readonly state?: WebhookDelivery['state'];
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

/** A page of deliveries, newest first; `nextCursor` is null on the last. */
export interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[];
  readonly nextCursor: string | null;
}

const pageOf = ({ deliveries = [], nextCursor }: ReplyOf<typeof ListDeliveries>): DeliveryPage => ({
  deliveries: deliveries.map(deliveryFromWire),
  nextCursor: nextCursor ?? null,
});

/** What was sent to partners and what they answered. Administrators only. @throws GatewayError */
export const fetchAllDeliveries = async (
  transport: Transport,
  filter: DeliveryFilter & { readonly partnerId?: string },
): Promise<DeliveryPage> => pageOf(await call(transport, routes.listAllDeliveries, filter));

/** Sends an event once more. Administrators only. @returns the delivery that waits now. @throws GatewayError 404; 409 the webhook is off. */
export const replayAnyDelivery = async (transport: Transport, deliveryId: number): Promise<number> => {
  const reply = await call(transport, routes.replayAnyDelivery, { deliveryId });
  return reply.deliveryId ?? deliveryId;
};

/** What was sent to the partner whose server signs (`createSignedFetch`). @throws GatewayError 401 with `reply.reason`. */
export const fetchDeliveries = async (transport: Transport, filter: DeliveryFilter = {}): Promise<DeliveryPage> =>
  pageOf(await call(transport, routes.listDeliveries, filter));

/** Has an event sent once more. @returns the delivery that waits now. @throws GatewayError 401 with `reply.reason`; 404; 409 it is off. */
export const replayDelivery = async (transport: Transport, deliveryId: number): Promise<number> => {
  const reply = await call(transport, routes.replayDelivery, { deliveryId });
  return reply.deliveryId ?? deliveryId;
};
