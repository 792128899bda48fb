import rateLimit from '@fastify/rate-limit';
import { minuteMs } from '@songwai/core/basics/durations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiBase } from '../mount-endpoint.ts';
import { BusinessRefusal } from '../refusal.ts';
import { httpTexts } from '../texts.ts';
import type { KnownCallers } from './known-callers.ts';

const timeWindow = minuteMs;

const tooMany = (waitMs: number) =>
  new BusinessRefusal({ code: 429, text: httpTexts.tooMany, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });

const isCounted = ({ url }: FastifyRequest): boolean => url.startsWith(`${apiBase}/`);

/**
 * Keeps one caller from exhausting the gateway; files and probes are not counted. Strangers and callers with invalid tokens are
 * counted by address; signed-in callers by identity, because many drivers and shops share one address of a mobile operator.
 * Sign-in has a stricter limit of its own.
 */
export async function limitRequests(
  app: FastifyInstance,
  { requestsPerMinute: max, callers }: { readonly requestsPerMinute: number; readonly callers: KnownCallers },
): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow,
    allowList: (request) => !isCounted(request) || callers.find(request) !== undefined,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const countCaller = app.createRateLimit({
    max,
    timeWindow,
    allowList: [],
    keyGenerator: (request) => callers.find(request) ?? '',
  });
  app.addHook('onRequest', async (request) => {
    if (!isCounted(request) || callers.find(request) === undefined) return;
    const counted = await countCaller(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  });
}
