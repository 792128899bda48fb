import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { Estimate } from '../../pricing/estimate.ts';
import { estimateFromWire } from '../../pricing/estimate-from-wire.ts';
import type { PriceQuestion } from '../../pricing/price-question.ts';
import { pointsToWire, priceFieldsToWire } from '../../pricing/price-wire.ts';
import * as routes from '../routes.generated.ts';

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
