import type { Language } from '@songwai/core/basics/language';
import { createTransport } from '@songwai/core/gateway/create-transport';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { StoredDropPoint } from '@songwai/core/partners/drop-points/drop-point';
import { type DropPointFilter, fetchDropPoints, releaseDropPoint } from '@songwai/core/partners/drop-points/drop-point-calls';
import {
  type DeliveryFilter,
  type DeliveryPage,
  fetchDeliveries,
  replayDelivery,
} from '@songwai/core/partners/webhooks/delivery-calls';
import { createSignedFetch } from '@songwai/core/partners/webhooks/signed-fetch';
import { dropPointLink } from './drop-point-link.ts';
import { type Guest, signGuestToken } from './guest-token.ts';
import { createEventReader, NotFromSongwai, type RequestHeaders } from './read-event.ts';
import type { DropPointEvent, JobEvent, SongwaiEvent } from './webhook-event.ts';

export type {
  DeliveryFilter,
  DeliveryPage,
  DropPointEvent,
  DropPointFilter,
  Guest,
  JobEvent,
  JobStatus,
  RequestHeaders,
  SongwaiEvent,
  StoredDropPoint,
};
export { createEventReader, GatewayError, NotFromSongwai };

export interface SongwaiOptions {
  /** Where Songwai is, for example `https://songwai.example`. */
  readonly origin: string;
  readonly partnerId: string;
  /** Signs guests, links and calls. Never sent to a browser. */
  readonly secret: string;
  /** `whsec_…`, where webhooks are received. */
  readonly webhookSecret?: string | undefined;
  /** Language of refusals; default English. */
  readonly language?: Language;
  /** Default: the machine's. */
  readonly clock?: () => Date;
  /** Default: the global one. */
  readonly fetch?: typeof fetch;
}

/** What the server of a partner does with Songwai. */
export interface Songwai {
  /** The token that signs a guest on, for the attribute `token` of the elements. Valid for five minutes; make one for each page. */
  guestToken(guest: Guest): Promise<string>;
  /** The page on which a guest enters where something goes. */
  dropPointLink(reference: string): string;
  /**
   * Reads a webhook.
   * @param rawBody the body as it came, before anything parsed it.
   * @throws {NotFromSongwai} it is not signed, or older than five minutes: answer 401.
   */
  readEvent(rawBody: string, headers: RequestHeaders): SongwaiEvent;
  /** The delivery points that guests entered. @throws {GatewayError} */
  dropPoints(
    filter?: DropPointFilter,
  ): Promise<{ readonly dropPoints: readonly StoredDropPoint[]; readonly nextCursor: string | null }>;
  /** Deletes one, so that the guest can enter it again. @throws {GatewayError} */
  releaseDropPoint(reference: string): Promise<void>;
  /** What was sent to your webhooks and what they answered. @throws {GatewayError} */
  deliveries(filter?: DeliveryFilter): Promise<DeliveryPage>;
  /** Sends an event again. @returns the id of the new delivery. @throws {GatewayError} 404; 409 the webhook is switched off. */
  replayDelivery(deliveryId: number): Promise<number>;
}

/** Connects a partner's server to Songwai. @throws {TypeError} an option is missing. */
export function createSongwai(options: SongwaiOptions): Songwai {
  for (const name of ['origin', 'partnerId', 'secret'] as const)
    if (!options[name]) throw new TypeError(`createSongwai needs "${name}"`);
  const { origin, partnerId, secret, webhookSecret, language = 'en', clock = () => new Date(), fetch: send } = options;
  const signing = { partnerId, secret };
  const signedFetch = createSignedFetch({ ...signing, clock: () => clock().getTime(), ...(send && { fetch: send }) });
  const transport = createTransport({
    baseUrl: new URL(origin).origin,
    fetch: signedFetch,
    channel: partnerId,
    language: () => language,
    device: { name: 'server', version: process.version },
    landingUrl: '',
    userName: () => null,
    sessionToken: () => null,
    onSessionInvalid: () => undefined,
  });
  const readEvent = webhookSecret ? createEventReader(webhookSecret) : undefined;

  return {
    guestToken: (guest) => signGuestToken(guest, { ...signing, now: clock() }),
    dropPointLink: (reference) => dropPointLink({ origin, ...signing, reference }),
    readEvent: (rawBody, headers) => {
      if (!readEvent) throw new TypeError('createSongwai needs "webhookSecret" to read webhooks');
      return readEvent(rawBody, headers);
    },
    dropPoints: (filter) => fetchDropPoints(transport, filter),
    releaseDropPoint: (reference) => releaseDropPoint(transport, reference),
    deliveries: (filter) => fetchDeliveries(transport, filter),
    replayDelivery: (deliveryId) => replayDelivery(transport, deliveryId),
  };
}
