import { createStreamingTransport } from '@songwai/core/gateway/create-streaming-transport';
import { createTrackingFlow } from '@songwai/core/tracking/tracking-flow';
import type { TrackingFlow } from '@songwai/core/tracking/tracking-state';
import type { Mount } from '../elements/element-definition.ts';
import { mountElement } from '../loader/mount-element.tsx';
import type { WidgetAttributes } from '../widget-attributes.ts';
import { widgetTransportOptions } from '../widget-transport-options.ts';
import { loadTrackingTexts } from './load-tracking-texts.ts';
import { notifyEnd } from './notify-end.ts';
import { TrackingCard } from './tracking-card.tsx';
import { firstTrackingTexts } from './tracking-texts.ts';

/** `<songwai-tracking>`: follows one job by its public id; needs no session. */
export const mountTracking: Mount = (options) => {
  let attributes = options.attributes;
  const transport = createStreamingTransport(
    widgetTransportOptions({ gatewayOrigin: options.gatewayOrigin, attributes: () => attributes }),
  );
  /** A demo without an id follows a sample. */
  const idOf = ({ trackingId, demo }: WidgetAttributes): string => trackingId || (demo === null ? '' : 'demo');
  const follow = (trackingId: string): TrackingFlow | null => {
    // A page may have the element before a delivery is booked.
    if (!trackingId) return null;
    const flow = createTrackingFlow({ transport, trackingId, random: Math.random });
    notifyEnd({ flow, trackingId, emit: options.emit });
    flow.start();
    return flow;
  };
  let flow = follow(idOf(attributes));
  return mountElement(options, {
    texts: firstTrackingTexts,
    ownTexts: loadTrackingTexts,
    render: () => {
      const trackingId = idOf(attributes);
      // Only this element has it, and every byte of `readAttributes` counts for the booking's first look.
      const ratingToken = options.root.host.getAttribute('rating-token') ?? '';
      const { gatewayOrigin, emit } = options;
      const rating = { ratingToken, transport, gatewayOrigin, emit };
      return <TrackingCard key={trackingId} {...{ flow, rating, gatewayOrigin }} />;
    },
    update(next) {
      const isOther = idOf(next) !== idOf(attributes);
      attributes = next;
      if (!isOther) return;
      flow?.dispose();
      flow = follow(idOf(next));
    },
    dispose: () => flow?.dispose(),
  });
};
