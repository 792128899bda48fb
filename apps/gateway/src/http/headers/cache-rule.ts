import type { FastifyInstance } from 'fastify';
import { beforeSending } from '../before-sending.ts';
import { driverHeader, partnerHeader, sessionHeader, signatureHeader } from '../callers/session.ts';
import { apiBase } from '../mount-endpoint.ts';

/** The request headers that an answer may depend on. CORS adds `Origin`, compression `Accept-Encoding`. */
const callerHeaders = [sessionHeader, driverHeader, partnerHeader, signatureHeader].join(', ');

/** Forbids caching of answers, unless a route has set `public` because its answer is the same for everybody. */
export function preventCaching(app: FastifyInstance): void {
  beforeSending(app, (request, reply) => {
    if (!request.url.startsWith(`${apiBase}/`)) return;
    const rule = reply.getHeader('cache-control');
    if (rule === undefined) reply.header('cache-control', 'no-store');
    if (String(rule).startsWith('public')) return;
    const vary = reply.getHeader('vary');
    const others = Array.isArray(vary) ? vary.join(', ') : vary;
    reply.header('vary', others === undefined ? callerHeaders : `${others}, ${callerHeaders}`);
  });
}
