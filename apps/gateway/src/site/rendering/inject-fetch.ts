import type { FastifyInstance, InjectOptions } from 'fastify';

type Method = NonNullable<InjectOptions['method']>;

/** Calls the gateway in its own process, without a connection. Addresses begin at its root. */
export const createInjectFetch =
  (app: Pick<FastifyInstance, 'inject'>): typeof fetch =>
  async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : String(input), 'http://gateway'), init);
    const { pathname, search } = new URL(request.url);
    const payload = request.body === null ? undefined : await request.text();
    const response = await app.inject({
      method: request.method as Method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(payload !== undefined && { payload }),
    });
    return new Response(new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type']) },
    });
  };
