import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const packers = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;
type Encoding = keyof typeof packers;

interface Cached {
  readonly type: string;
  readonly body: Buffer | string;
  readonly encoding: Encoding | undefined;
}

/** The best encoding that the caller accepts; undefined (plain text) where it excludes one with `q=0`. */
function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const offered = headers['accept-encoding'] ?? '';
  if (/q=0(\.0*)?\s*(,|$)/i.test(offered)) return undefined;
  if (/\bbr\b/i.test(offered)) return 'br';
  return /\bgzip\b|\*/i.test(offered) ? 'gzip' : undefined;
}

/**
 * Caches the API description as sent: half a megabyte that never changes while the gateway runs. Without the cache, a client that
 * asks in a loop makes the gateway serialise and compress it each time, while pages wait.
 *
 * @returns a function that answers later requests; false where nothing is cached yet. `audience` separates callers who may read
 * different parts.
 */
export function cacheDescription(
  app: FastifyInstance,
  { paths, audienceOf }: { readonly paths: readonly string[]; readonly audienceOf: (request: FastifyRequest) => string },
): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const cached = new Map<string, Cached>();
  const keyOf = (request: FastifyRequest): string | undefined => {
    const path = request.routeOptions.url;
    return path !== undefined && paths.includes(path)
      ? [path, audienceOf(request), encodingFor(request) ?? 'plain'].join(' ')
      : undefined;
  };

  const pack = async (key: string, { reply, text }: { readonly reply: FastifyReply; readonly text: string }) => {
    const encoding = encodingFor(reply.request);
    const body = encoding === undefined ? text : await packers[encoding](text);
    cached.set(key, { type: String(reply.getHeader('content-type')), body, encoding });
    if (encoding !== undefined) reply.header('content-encoding', encoding).removeHeader('content-length');
    return body;
  };

  // Not async, because all other answers pass it, too, and have nothing to wait for.
  app.addHook('onSend', (...[request, reply, payload, done]) => {
    const key = keyOf(request);
    if (key === undefined || reply.statusCode !== 200 || typeof payload !== 'string' || cached.has(key)) return done();
    pack(key, { reply, text: payload }).then((body) => done(null, body), done);
  });

  return (request, reply) => {
    const found = cached.get(keyOf(request) ?? '');
    if (found === undefined) return false;
    if (found.encoding !== undefined) reply.header('content-encoding', found.encoding);
    void reply.type(found.type).send(found.body);
    return true;
  };
}
