import type { TransportOptions } from '@songwai/core/gateway/transport-options';
import type { PartnerGuest } from '@songwai/core/partners/calls';
import { loadDemo } from './demo/load-demo.ts';
import type { WidgetAttributes } from './widget-attributes.ts';
import { widgetVersion } from './widget-version.ts';

interface ElementOptions {
  readonly gatewayOrigin: string;
  readonly attributes: () => WidgetAttributes;
  /** The signed-on guest's token; tracking needs none. */
  readonly guest?: () => PartnerGuest | null;
  readonly onSessionEnd?: () => void;
}

/** The transport of one element uses the partner's channel and the guest's session. */
export const widgetTransportOptions = (options: ElementOptions): TransportOptions => {
  const { gatewayOrigin, attributes, guest, onSessionEnd = () => undefined } = options;
  const { demo } = attributes();
  return {
    baseUrl: gatewayOrigin,
    channel: () => attributes().partner || 'widget',
    language: () => attributes().language,
    // A hundred bytes that say nothing of a question which everyone may ask.
    device: { name: guest ? navigator.userAgent : 'widget', version: widgetVersion },
    landingUrl: location.href,
    sessionToken: () => guest?.()?.sessionToken ?? null,
    userName: () => guest?.()?.userName ?? null,
    onSessionInvalid: onSessionEnd,
    ...(demo !== null && { fetch: async (...call) => (await loadDemo()).gateway(demo)(...call) }),
  };
};
