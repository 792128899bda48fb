import { call } from '../../gateway/call.ts';
import type { ReplyOf } from '../../gateway/endpoint.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { listDeliveries as ListDeliveries } from './delivery-contract.ts';
import * as routes from './routes.generated.ts';
import type { WebhookDelivery } from './webhook.ts';
import { deliveryFromWire } from './webhook-from-wire.ts';

/** Filters deliveries by webhook, state or page. */
export interface DeliveryFilter {
  readonly webhookId?: string;
  readonly state?: WebhookDelivery['state'];
  /** `nextCursor` of the previous page. */
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

/** Deliveries to partners with their answers. Administrators only. @throws GatewayError */
export const fetchAllDeliveries = async (
  transport: Transport,
  filter: DeliveryFilter & { readonly partnerId?: string },
): Promise<DeliveryPage> => pageOf(await call(transport, routes.listAllDeliveries, filter));

/**
 * Resends an event. Administrators only. @returns the id of the new delivery. @throws GatewayError 404; 409 the webhook is
 * inactive.
 */
export const replayAnyDelivery = async (transport: Transport, deliveryId: number): Promise<number> => {
  const reply = await call(transport, routes.replayAnyDelivery, { deliveryId });
  return reply.deliveryId ?? deliveryId;
};

/** Deliveries to the signing partner (`createSignedFetch`). @throws GatewayError 401 with `reply.reason`. */
export const fetchDeliveries = async (transport: Transport, filter: DeliveryFilter = {}): Promise<DeliveryPage> =>
  pageOf(await call(transport, routes.listDeliveries, filter));

/**
 * Resends an event. @returns the id of the new delivery. @throws GatewayError 401 with `reply.reason`; 404; 409 the webhook is
 * inactive.
 */
export const replayDelivery = async (transport: Transport, deliveryId: number): Promise<number> => {
  const reply = await call(transport, routes.replayDelivery, { deliveryId });
  return reply.deliveryId ?? deliveryId;
};
