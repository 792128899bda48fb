import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { apiBase } from './mount-endpoint.ts';
import { docsPath } from './openapi.ts';
import { BusinessRefusal } from './refusal.ts';
import { httpTexts } from './texts.ts';

/** Keeps one address from using the gateway up; files and probes are not counted. Sign-in has a stricter limit of its own. */
export async function limitRequests(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    allowList: (request) => !request.url.startsWith(`${apiBase}/`) || request.url.startsWith(docsPath),
    errorResponseBuilder: (_request, { ttl }) =>
      new BusinessRefusal({ code: 429, text: httpTexts.tooMany, retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
