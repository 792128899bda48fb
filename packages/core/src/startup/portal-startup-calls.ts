import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { LocalName } from '../pricing/catalog.ts';
import type { RatingReason } from '../ratings/rating-reason.ts';
import { type StartupData, startupFromWire } from './calls.ts';
import * as routes from './routes.generated.ts';

/** The start-up data with what an operator tells visitors of the portal; the widget, on a partner's page, announces nothing. */
export interface PortalStartup extends StartupData {
  /** What the bar above every page says; null: there is no bar. */
  readonly topBar: LocalName | null;
  /** The promo code to announce, with what it gives; null: none that this customer could use. */
  readonly promotion: { readonly code: string; readonly description: LocalName } | null;
  /** Where page views are counted, and as which site; null: nowhere. */
  readonly analytics: { readonly url: string; readonly domain: string } | null;
  /** What customers may say about a delivery besides its stars. */
  readonly ratingReasons: readonly RatingReason[];
}

/** @throws GatewayError */
export const fetchPortalStartup = async (transport: Transport): Promise<PortalStartup> => {
  const reply = await call(transport, routes.initDataV3);
  const { topBarText, proMotion, ratingReasons = [] } = reply;
  const { analyticsUrl: url, analyticsDomain: domain } = reply.appData;
  return {
    ...startupFromWire(reply),
    topBar: topBarText ?? null,
    analytics: url && domain ? { url, domain } : null,
    ratingReasons,
    promotion: proMotion
      ? { code: proMotion.code, description: { th: proMotion.descriptionTh, en: proMotion.descriptionEn } }
      : null,
  };
};
