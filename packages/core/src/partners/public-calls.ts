import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { Estimate } from '../pricing/estimate.ts';
import { estimateFromWire } from '../pricing/estimate-from-wire.ts';
import type { PriceQuestion } from '../pricing/price-question.ts';
import { pointsToWire, priceFieldsToWire } from '../pricing/price-wire.ts';
import type { DropPoint } from './drop-points/drop-point.ts';
import type { PartnerProfile } from './partner.ts';
import { profileFromWire } from './partner-from-wire.ts';
import * as routes from './routes.generated.ts';

/**
 * Fetches the public data of a partner.
 * @throws GatewayError 404 no such partner; 403 with `reply.reason` `bad_origin` from a page that is neither ours nor the
 * partner's.
 */
export const fetchPartnerProfile = async (transport: Transport, partnerId: string): Promise<PartnerProfile> =>
  profileFromWire(await call(transport, routes.partnerProfile, { partner: partnerId }));

/** A price request at a partner's rates, without promo code, for a pick-up now. */
export type PartnerPriceQuestion = Omit<PriceQuestion, 'promoCode' | 'pickUpAt'>;

/**
 * The price of a route at a partner's rates (spec §7).
 * @throws GatewayError 404 no such partner; 403 with `reply.reason` `feature_off`; 422 with `field` if it cannot be priced.
 */
export const estimateAtPartner = async (
  transport: Transport,
  { partnerId, question }: { readonly partnerId: string; readonly question: PartnerPriceQuestion },
  signal?: AbortSignal,
): Promise<Estimate> => {
  const { promoCode: _none, ...fields } = priceFieldsToWire({ ...question, promoCode: '', pickUpAt: null });
  const reply = await call(transport, routes.partnerEstimate, {
    partner: partnerId,
    ...fields,
    locationList: pointsToWire(question.points),
    signal,
  });
  return estimateFromWire(reply);
};

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
