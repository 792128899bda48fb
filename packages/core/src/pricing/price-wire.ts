import type { LatLng } from '../basics/geo.ts';
import type { CallInput } from '../gateway/call.ts';
import type { estimatePrice as EstimatePrice } from './contract.ts';
import type { PriceQuestion } from './price-question.ts';

type WireFields = Omit<CallInput<typeof EstimatePrice>, 'locationList' | 'signal'>;

/** Maps the fields common to `/estimate_price` and `/create_job` to the wire. */
export const priceFieldsToWire = (question: Omit<PriceQuestion, 'points'>): WireFields => ({
  vehicle: question.vehicleId,
  jobType: question.deliveryType,
  taskType: question.taskType,
  option: question.extraIds.length > 0 ? question.extraIds : undefined,
  promoCode: question.promoCode || undefined,
  jobDate: question.pickUpAt?.date,
  startTime: question.pickUpAt?.time,
  finishTime: question.pickUpAt?.untilTime || undefined,
});

/** Maps the points of a route to the wire. */
export const pointsToWire = (points: readonly (LatLng & { readonly isReturn: boolean })[]) =>
  points.map(({ lat, lng, isReturn }) => ({ lat, lng, isReturn: isReturn || undefined }));
