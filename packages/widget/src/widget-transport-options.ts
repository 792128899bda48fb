import type { TransportOptions } from '@songwai/core/gateway/transport-options';
import type { WidgetAttributes } from './widget-attributes.ts';
import type { WidgetSession } from './widget-session.ts';
import { widgetVersion } from './widget-version.ts';

interface ElementOptions {
  readonly gatewayOrigin: string;
  readonly attributes: () => WidgetAttributes;
  readonly session: () => WidgetSession;
}

/** The transport of one element speaks in the partner's channel and with the guest's session. */
export const widgetTransportOptions = ({ gatewayOrigin, attributes, session }: ElementOptions): TransportOptions => ({
  baseUrl: gatewayOrigin,
  channel: () => attributes().partner || 'widget',
  language: () => attributes().language,
  device: { name: navigator.userAgent, version: widgetVersion },
  landingUrl: location.href,
  sessionToken: () => session().sessionToken(),
  userName: () => session().userName(),
  onSessionInvalid: () => session().end(),
});
