import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { DropPoint } from './drop-points/drop-point.ts';
import * as routes from './routes.generated.ts';

/** A delivery point to store. */
export interface DropPointToSave {
  readonly partnerId: string;
  /** Generated once by the page; with the same guid the point can be changed. */
  readonly guid: string;
  /** From the partner's link; null if the partner does not sign. */
  readonly signature: string | null;
  readonly point: DropPoint;
}

/**
 * Stores the delivery point for a guest's booking at a partner; idempotent by guid.
 * @throws GatewayError 404 no such partner; 403 with `reply.reason` `feature_off`, `signature_required` or `bad_signature`; 409
 * another guest's point has this reference; 422 with `field`.
 */
export const saveDropPoint = async (
  transport: Transport,
  { partnerId, guid, signature, point }: DropPointToSave,
): Promise<{ readonly storedUntil: Date }> => {
  const { deliveryDate, ...fields } = point;
  const reply = await call(transport, routes.saveDropPoint, {
    partner: partnerId,
    guid,
    ...fields,
    ...(signature && { signature }),
    ...(deliveryDate && { deliveryDate }),
  });
  return { storedUntil: new Date(reply.keptUntil ?? 0) };
};
