import type { LatLng } from '../basics/geo.ts';
import type { CallInput } from '../gateway/call.ts';
import type { estimatePrice as EstimatePrice } from './contract.ts';
import type { PriceQuestion } from './price-question.ts';

type WireFields = Omit<CallInput<typeof EstimatePrice>, 'locationList' | 'signal'>;

/** The fields that `/estimate_price` and `/create_job` have in common, as they stand on the wire. */
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

/** The points of a way, as they stand on the wire. */
export const pointsToWire = (points: readonly (LatLng & { readonly isReturn: boolean })[]) =>
  points.map(({ lat, lng, isReturn }) => ({ lat, lng, isReturn: isReturn || undefined }));
