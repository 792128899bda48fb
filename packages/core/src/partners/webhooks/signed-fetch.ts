import { callText, formatSignature } from './signature.ts';

/** Identity and secret of the signing partner. */
export interface Signing {
  readonly partnerId: string;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Sends the request; default: the global fetch. */
  readonly fetch?: typeof fetch;
}

const encoder = new TextEncoder();

async function sign(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A fetch that signs requests, for the transport of a partner's server (`fetch` of its options). Never use it in a browser, which
 * would expose the secret.
 */
export const createSignedFetch =
  ({ partnerId, secret, clock, fetch: send }: Signing): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.clone().text();
    const { pathname, search } = new URL(request.url);
    const signedAt = Math.floor(clock() / 1000);
    const value = await sign(secret, callText(signedAt, { method: request.method, url: pathname + search, body }));
    request.headers.set('songwai-partner', partnerId);
    request.headers.set('songwai-signature', formatSignature({ signedAt, values: [value] }));
    return (send ?? globalThis.fetch)(request);
  };
