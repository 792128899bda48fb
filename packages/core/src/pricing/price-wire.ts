import type { RequestOf } from '../gateway/endpoint.ts';
import type { estimatePrice as EstimatePrice } from './contract.ts';
import type { PriceQuestion } from './price-question.ts';

type WireFields = Omit<RequestOf<typeof EstimatePrice>, 'locationList'>;

/** The fields that `/estimate_price` and `/create_job` have in common, as they stand on the wire. */
export const priceFieldsToWire = (question: Omit<PriceQuestion, 'points'>): WireFields => ({
  vehicle: question.vehicleId,
  jobType: question.deliveryType,
  taskType: question.taskType,
  ...(question.extraIds.length > 0 && { option: [...question.extraIds] }),
  ...(question.promoCode && { promoCode: question.promoCode }),
  ...(question.pickUpAt && { jobDate: question.pickUpAt.date, startTime: question.pickUpAt.time }),
  ...(question.pickUpAt?.untilTime && { finishTime: question.pickUpAt.untilTime }),
});
