import type { TransportOptions } from '@songwai/core/gateway/transport-options';
import type { PartnerGuest } from '@songwai/core/partners/calls';
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
  const { gatewayOrigin, attributes, guest = () => null, onSessionEnd = () => undefined } = options;
  return {
    baseUrl: gatewayOrigin,
    channel: () => attributes().partner || 'widget',
    language: () => attributes().language,
    device: { name: navigator.userAgent, version: widgetVersion },
    landingUrl: location.href,
    sessionToken: () => guest()?.sessionToken ?? null,
    userName: () => guest()?.userName ?? null,
    onSessionInvalid: onSessionEnd,
  };
};
