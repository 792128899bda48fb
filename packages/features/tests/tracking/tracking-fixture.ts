import { createTrackingFlow } from '@songwai/core/tracking/tracking-flow';
import type { TrackingFlow, TrackingState } from '@songwai/core/tracking/tracking-state';
import { createFixtureGateway } from '../fixture-gateway.ts';

/** A real tracking flow that was not started, set to a state. */
export function createTrackingFixture(state: Partial<TrackingState>): TrackingFlow {
  const { transport } = createFixtureGateway();
  const flow = createTrackingFlow({ transport, trackingId: '8K2M7Q', random: () => 0.5 });
  flow.store.setState({ connection: 'live', ...state });
  return flow;
}
