import type { LatLng } from '../../basics/geo.ts';
import type { StartTimer } from '../../basics/start-timer.ts';
import { expressTask } from '../../basics/wire-numbers.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { Estimate } from '../../pricing/estimate.ts';
import { vehicleKinds } from '../../pricing/vehicles/vehicle-kind.ts';
import { estimateAtPartner } from './price-calls.ts';

/** Long enough for two choices in a row to end, short enough to seem immediate. */
const debounceMs = 150;

export interface PriceWatchOptions {
  readonly transport: Transport;
  readonly partnerId: string;
  readonly startTimer: StartTimer;
  readonly onAsked: () => void;
  readonly onPriced: (value: Estimate) => void;
  readonly onFailed: (error: GatewayError) => void;
}

/** Asks for the prices of a way: a new way aborts the request of the one before. */
export const watchPrice = ({ transport, partnerId, startTimer, onAsked, onPriced, onFailed }: PriceWatchOptions) => {
  let giveUp = () => {};

  /** Each reply has the prices of all vehicles, but the gateway refuses one that is not offered where the way begins. */
  const estimate = async (points: readonly LatLng[], signal: AbortSignal, vehicleId = 1): Promise<Estimate> => {
    const stops = points.map((point) => ({ ...point, isReturn: false }));
    const question = { vehicleId, deliveryType: -1, taskType: expressTask, extraIds: [], points: stops } as const;
    try {
      return await estimateAtPartner(transport, { partnerId, question }, signal);
    } catch (error) {
      const isOtherOffered = error instanceof GatewayError && error.code === 422 && error.field === 'vehicle';
      if (!isOtherOffered || vehicleId >= vehicleKinds.length) throw error;
      return estimate(points, signal, vehicleId + 1);
    }
  };

  const ask = async (points: readonly LatLng[], signal: AbortSignal) => {
    try {
      const value = await estimate(points, signal);
      if (!signal.aborted) onPriced(value);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof GatewayError)) throw error;
      onFailed(error);
    }
  };

  return {
    /** Prices a way; null gives up. */
    price: (points: readonly LatLng[] | null, isAtOnce = false) => {
      giveUp();
      if (points === null) return;
      const controller = new AbortController();
      const cancelTimer = startTimer(() => void ask(points, controller.signal), isAtOnce ? 0 : debounceMs);
      giveUp = () => {
        cancelTimer();
        controller.abort();
      };
      onAsked();
    },
    dispose: () => giveUp(),
  };
};
