import { createStreamingTransport } from '@songwai/core/gateway/create-streaming-transport';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { StreamingTransport } from '@songwai/core/gateway/transport-types';
import { createSongwai, type Songwai } from '@songwai/node';
import type { Kit } from './kit.ts';
import { KitError } from './kit-error.ts';
import type { Settings } from './settings.ts';

/** A fetch that asks as a page of this origin does. */
export const fetchFrom =
  (pageOrigin: string): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init);
    request.headers.set('origin', pageOrigin);
    return fetch(request);
  };

interface Calling {
  readonly origin: string;
  /** The channel of the calls: a partner's id, or `web`. */
  readonly channel: string;
  /** The page that calls; none for a server. */
  readonly pageOrigin?: string | undefined;
  readonly sessionToken?: string | undefined;
}

/** Calls as the elements make them. */
export const createCaller = ({ origin, channel, pageOrigin, sessionToken }: Calling): StreamingTransport =>
  createStreamingTransport({
    baseUrl: origin,
    channel,
    language: () => 'en',
    device: { name: 'songwai-partner', version: process.version },
    landingUrl: '',
    userName: () => null,
    sessionToken: () => sessionToken ?? null,
    onSessionInvalid: () => undefined,
    ...(pageOrigin === undefined ? {} : { fetch: fetchFrom(pageOrigin) }),
  });

/** The partner's server, by the settings. @throws {KitError} id or secret are missing */
export const createServer = (settings: Settings, { clock }: Kit): Songwai =>
  createSongwai({
    origin: settings.origin,
    partnerId: settings.need('partner'),
    secret: settings.need('secret'),
    webhookSecret: settings.find('webhook-secret'),
    clock,
  });

const reasonOf = ({ reply }: GatewayError): string => (typeof reply['reason'] === 'string' ? reply['reason'] : '');

/** Runs a call, and says of a refusal what to do. @throws {KitError} */
export async function ask<Reply>(origin: string, call: () => Promise<Reply>): Promise<Reply> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    if (cause.kind === 'network' || cause.kind === 'timeout')
      throw new KitError(`${origin} does not answer. Check SONGWAI_ORIGIN, or start a gateway here: songwai-partner gateway.`, {
        cause,
      });
    const reason = reasonOf(cause);
    const help = reason === '' ? '' : ` (${reason}). What to do: ${origin}/widget/v1/help.html#${reason}`;
    const id = cause.requestId === null ? '' : ` For our support: request ${cause.requestId}.`;
    throw new KitError(`${cause.description || `Songwai answered ${cause.code}.`}${help}${reason === '' ? id : ''}`, { cause });
  }
}
