import type { FastifyInstance } from 'fastify';
import { driverHeader, partnerHeader, sessionHeader, signatureHeader } from '../callers/session.ts';
import { apiBase } from '../mount-endpoint.ts';

/** The request headers that an answer may depend on. CORS adds `Origin`, compression `Accept-Encoding`. */
const callerHeaders = [sessionHeader, driverHeader, partnerHeader, signatureHeader];

/** Forbids caching of answers, unless a route has set `public` because its answer is the same for everybody. */
export function preventCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith(`${apiBase}/`)) return payload;
    const rule = reply.getHeader('cache-control');
    if (rule === undefined) reply.header('cache-control', 'no-store');
    if (String(rule).startsWith('public')) return payload;
    const vary = [reply.getHeader('vary') ?? []].flat();
    reply.header('vary', [...vary, ...callerHeaders].join(', '));
    return payload;
  });
}
