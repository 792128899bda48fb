import { createTransport } from '@songwai/core/gateway/create-transport';
import type { Transport } from '@songwai/core/gateway/transport-types';
import type { WidgetAttributes } from './widget-attributes.ts';
import type { WidgetSession } from './widget-session.ts';
import { widgetVersion } from './widget-version.ts';

interface WidgetTransportOptions {
  readonly gatewayOrigin: string;
  readonly attributes: () => WidgetAttributes;
  readonly session: () => WidgetSession;
}

/** The transport of one element: it speaks in the partner's channel and with the guest's session. */
export const createWidgetTransport = ({ gatewayOrigin, attributes, session }: WidgetTransportOptions): Transport =>
  createTransport({
    baseUrl: gatewayOrigin,
    channel: () => attributes().partner || 'widget',
    language: () => attributes().language,
    device: { name: navigator.userAgent, version: widgetVersion },
    landingUrl: location.href,
    sessionToken: () => session().sessionToken(),
    userName: () => session().userName(),
    onSessionInvalid: () => session().end(),
  });
