import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { Estimate } from '../pricing/estimate.ts';
import { estimateFromWire } from '../pricing/estimate-from-wire.ts';
import type { PriceQuestion } from '../pricing/price-question.ts';
import { pointsToWire, priceFieldsToWire } from '../pricing/price-wire.ts';
import type { DropPoint } from './drop-points/drop-point.ts';
import type { PartnerProfile, PartnerTerms } from './partner.ts';
import { profileFromWire } from './partner-from-wire.ts';
import * as routes from './routes.generated.ts';

/**
 * What a page needs to know of a partner.
 * @throws GatewayError 404 no such partner; 403 with `reply.reason` `bad_origin` from a page that is neither ours nor the partner's.
 */
export const fetchPartnerProfile = async (transport: Transport, partnerId: string): Promise<PartnerProfile> =>
  profileFromWire(await call(transport, routes.partnerProfile, { partner: partnerId }));

/** A partner's terms as last published. @throws GatewayError 404 no such partner, or one without terms. */
export const fetchPartnerTerms = async (transport: Transport, partnerId: string): Promise<PartnerTerms> => {
  const reply = await call(transport, routes.partnerTerms, { partner: partnerId });
  return {
    partnerName: reply.partnerName ?? '',
    version: reply.termsVersion ?? 0,
    publishedAt: new Date(reply.publishedAt ?? 0),
    text: { th: reply.termsTh ?? '', en: reply.termsEn ?? '' },
  };
};

/** A question for a price at a partner's rates; promo codes do not count there, and a price is asked for now. */
export type PartnerPriceQuestion = Omit<PriceQuestion, 'promoCode' | 'pickUpAt'>;

/**
 * The price of a way at a partner's rates (spec §7).
 * @throws GatewayError 404 no such partner; 403 with `reply.reason` `feature_off`; 422 with `field` for what cannot be priced.
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

/** A delivery point to be stored. */
export interface DropPointToSave {
  readonly partnerId: string;
  /** Drawn once by the page: the same again changes what was stored. */
  readonly guid: string;
  /** From the partner's link; null where the partner signs none. */
  readonly signature: string | null;
  readonly point: DropPoint;
}

/**
 * Stores where a guest wants the things of a booking at a partner; asking twice with one guid is asking once.
 * @throws GatewayError 404 no such partner; 403 with `reply.reason` `feature_off`, `signature_required` or `bad_signature`; 409 another guest's
 * point stands there; 422 with `field`.
 */
export const saveDropPoint = async (
  transport: Transport,
  { partnerId, guid, signature, point }: DropPointToSave,
): Promise<{ readonly keptUntil: Date }> => {
  const { deliveryDate, ...fields } = point;
  const reply = await call(transport, routes.saveDropPoint, {
    partner: partnerId,
    guid,
    ...fields,
    ...(signature && { signature }),
    ...(deliveryDate && { deliveryDate }),
  });
  return { keptUntil: new Date(reply.keptUntil ?? 0) };
};
