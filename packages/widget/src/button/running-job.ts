import { createStreamingTransport } from '@songwai/core/gateway/create-streaming-transport';
import { createTrackingFlow } from '@songwai/core/tracking/tracking-flow';
import type { TrackingState } from '@songwai/core/tracking/tracking-state';
import type { WidgetAttributes } from '../widget-attributes.ts';
import { widgetTransportOptions } from '../widget-transport-options.ts';

interface RunningJobOptions {
  readonly gatewayOrigin: string;
  readonly attributes: () => WidgetAttributes;
  readonly trackingId: string;
  /** Minutes until the driver's next stop; null while nobody knows, and after the job's end. */
  readonly onMinutes: (minutes: number | null) => void;
}

/**
 * Follows a job by its public link, for the minutes on the button.
 * @returns stops following
 */
export const followRunningJob = ({ gatewayOrigin, attributes, trackingId, onMinutes }: RunningJobOptions): (() => void) => {
  const transport = createStreamingTransport(widgetTransportOptions({ gatewayOrigin, attributes }));
  const flow = createTrackingFlow({ transport, trackingId, random: Math.random });
  const ended: readonly string[] = ['completed', 'cancelled', 'expired'];
  const stop = flow.store.subscribe(({ job }: TrackingState) => {
    onMinutes(!job || ended.includes(job.status) ? null : job.etaMinutes);
  });
  flow.start();
  return () => {
    stop();
    flow.dispose();
  };
};
