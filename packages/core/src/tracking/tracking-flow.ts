import type { StartTimer } from '../basics/start-timer.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { TrackingFlow } from './tracking-state.ts';

export interface TrackingFlowOptions {
  readonly transport: Transport;
  readonly trackingId: string;
  /** Spreads reconnections, so that a restarted gateway is not met by all pages at once. */
  readonly random: () => number;
  readonly startTimer?: StartTimer;
}

export const createTrackingFlow = (_options: TrackingFlowOptions): TrackingFlow => {
  throw new Error('being built');
};
