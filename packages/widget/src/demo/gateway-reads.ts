import type { Route } from '@songwai/core/gateway/call';
import type { Endpoint, ReplyOf } from '@songwai/core/gateway/endpoint';
import * as placeRoutes from '@songwai/core/places/routes.generated';
import * as pricingRoutes from '@songwai/core/pricing/routes.generated';
import * as startupRoutes from '@songwai/core/startup/routes.generated';

/** What a demo asks the real gateway: reads that need no account, and that pages of every origin may make. */
export const realReads: readonly Route<Endpoint>[] = [
  startupRoutes.initDataV3,
  placeRoutes.getSuggestPlaceList,
  placeRoutes.textSearch,
  placeRoutes.getPlaceList,
  placeRoutes.searchAddressByLocation,
  pricingRoutes.estimatePrice,
  pricingRoutes.priceOptionV4,
];

/** Fields of a call, with those that every call has. */
export type Fields = Readonly<Record<string, unknown>>;

export interface GatewayReads {
  /** Sends a call on, without the session of the demo, which the gateway does not know. */
  send(url: URL, init: RequestInit | undefined): Promise<Response>;
  /** Asks for the same caller as `asker`. The answer may be a refusal. */
  ask<E extends Endpoint>(route: Route<E>, asker: { readonly origin: string; readonly fields: Fields }): Promise<ReplyOf<E>>;
}

const sessionHeader = 'sk-token';

/** Reads from the real gateway by `fetch`. */
export const createGatewayReads = ({ fetch }: { readonly fetch: typeof globalThis.fetch }): GatewayReads => ({
  send: (url, init) => {
    const headers = new Headers(init?.headers);
    headers.delete(sessionHeader);
    return fetch(url, { ...init, headers });
  },
  ask: async ({ path, method = 'POST' }, { origin, fields }) => {
    const url = new URL(`/api${path}`, origin);
    const isRead = method === 'GET';
    if (isRead) for (const name of ['channel', 'lang']) url.searchParams.set(name, String(fields[name]));
    const response = await fetch(url, {
      method,
      ...(!isRead && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }),
    });
    return response.json();
  },
});
