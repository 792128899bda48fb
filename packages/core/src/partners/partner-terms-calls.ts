import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { PartnerTerms } from './partner.ts';
import * as routes from './routes.generated.ts';

/** A partner's latest published terms. @throws GatewayError 404 no such partner, or one without terms. */
export const fetchPartnerTerms = async (transport: Transport, partnerId: string): Promise<PartnerTerms> => {
  const reply = await call(transport, routes.partnerTerms, { partner: partnerId });
  return {
    partnerName: reply.partnerName ?? '',
    version: reply.termsVersion ?? 0,
    publishedAt: new Date(reply.publishedAt ?? 0),
    text: { th: reply.termsTh ?? '', en: reply.termsEn ?? '' },
  };
};
