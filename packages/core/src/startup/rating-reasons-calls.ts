import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { RatingReason } from '../ratings/rating-reason.ts';
import * as routes from './routes.generated.ts';

/** What customers may say about a delivery besides its stars, for a shell without the other start-up data. @throws GatewayError */
export const fetchRatingReasons = async (transport: Transport): Promise<readonly RatingReason[]> => {
  const { ratingReasons = [] } = await call(transport, routes.initDataV3);
  return ratingReasons;
};
