import type { LatLng } from '../../basics/geo.ts';
import type { StartTimer } from '../../basics/start-timer.ts';
import { expressTask } from '../../basics/wire-numbers.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Estimate } from '../../pricing/estimate.ts';
import { vehicleKinds } from '../../pricing/vehicles/vehicle-kind.ts';
import type { PartnerPriceQuestion } from './price-calls.ts';

/** Long enough for two choices in a row to end, short enough to seem immediate. */
const debounceMs = 150;

/** Whose rates apply. @throws GatewayError 422 with `field` if the way cannot be priced */
export type EstimateWay = (question: PartnerPriceQuestion, signal: AbortSignal) => Promise<Estimate>;

export interface PriceWatchOptions {
  readonly estimate: EstimateWay;
  readonly startTimer: StartTimer;
  readonly onAsked: () => void;
  readonly onPriced: (value: Estimate) => void;
  readonly onFailed: (error: GatewayError) => void;
}

/** Asks for the prices of a way: a new way aborts the request of the one before. */
export const watchPrice = ({ estimate: estimateWay, startTimer, onAsked, onPriced, onFailed }: PriceWatchOptions) => {
  let giveUp = () => {};

  /** Each reply has the prices of all vehicles, but the gateway refuses one that is not offered where the way begins. */
  const estimate = async (way: readonly LatLng[], signal: AbortSignal, vehicleId = 1): Promise<Estimate> => {
    const points = way.map((point) => ({ ...point, isReturn: false }));
    try {
      return await estimateWay({ vehicleId, deliveryType: -1, taskType: expressTask, extraIds: [], points }, signal);
    } catch (error) {
      const isOtherOffered = error instanceof GatewayError && error.code === 422 && error.field === 'vehicle';
      if (!isOtherOffered || vehicleId >= vehicleKinds.length) throw error;
      return estimate(way, signal, vehicleId + 1);
    }
  };

  const ask = async (way: readonly LatLng[], signal: AbortSignal) => {
    try {
      const value = await estimate(way, signal);
      if (!signal.aborted) onPriced(value);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof GatewayError)) throw error;
      onFailed(error);
    }
  };

  return {
    /** Prices a way; null gives up. */
    price: (way: readonly LatLng[] | null, isAtOnce = false) => {
      giveUp();
      if (way === null) return;
      const controller = new AbortController();
      const cancelTimer = startTimer(() => void ask(way, controller.signal), isAtOnce ? 0 : debounceMs);
      giveUp = () => {
        cancelTimer();
        controller.abort();
      };
      onAsked();
    },
    dispose: () => giveUp(),
  };
};
