import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { RatingReason } from '../ratings/rating-reason.ts';
import * as routes from './routes.generated.ts';

/** What a rating and a tip begin with. */
export interface RatingStart {
  /** What customers may say about a delivery besides its stars. */
  readonly reasons: readonly RatingReason[];
  /** Neither a card nor PromptPay is taken where it is empty; `sandbox` where no provider is configured. */
  readonly cardPublicKey: string;
}

/** For a shell without the other start-up data. @throws GatewayError */
export const fetchRatingStart = async (transport: Transport): Promise<RatingStart> => {
  const { ratingReasons = [], responseDesc } = await call(transport, routes.initDataV3);
  return { reasons: ratingReasons, cardPublicKey: responseDesc };
};
