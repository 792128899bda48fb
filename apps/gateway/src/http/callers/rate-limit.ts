import { createBoundedCache } from '@songwai/core/basics/cache/bounded-cache';
import { minuteMs } from '@songwai/core/basics/durations';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../call-place.ts';
import { apiBase } from '../mount-endpoint.ts';
import { BusinessRefusal } from '../refusal.ts';
import { httpTexts } from '../texts.ts';
import type { KnownCallers } from './known-callers.ts';

/** More callers than one gateway serves in a minute; of more, those are dropped whose minute began first. */
const mostCounted = 20_000;

/** The calls of one caller since the first of them. */
interface Minute {
  readonly endsAtMs: number;
  calls: number;
}

const tooMany = (waitMs: number) =>
  new BusinessRefusal({ code: 429, text: httpTexts.tooMany, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });

/**
 * Counts calls, each caller's by the minute. In this process and at once: it is asked at every call, and a limit that waits for a
 * promise costs as much as the rest of a small one.
 *
 * @returns a function that counts one call and says how many milliseconds the caller has to wait; 0 where the call is allowed.
 */
function countByMinute(max: number): (caller: string) => number {
  const minutes = createBoundedCache<Minute>(mostCounted);
  return (caller) => {
    // Never goes back, whatever the clock is set to.
    const nowMs = performance.now();
    const known = minutes.get(caller);
    if (known === undefined || known.endsAtMs <= nowMs) {
      minutes.set(caller, { endsAtMs: nowMs + minuteMs, calls: 1 });
      return 0;
    }
    known.calls += 1;
    return known.calls > max ? known.endsAtMs - nowMs : 0;
  };
}

/**
 * Keeps one caller from exhausting the gateway; files and probes are not counted. Strangers and callers with invalid tokens are
 * counted by address; signed-in callers by identity, because many drivers and shops share one address of a mobile operator.
 * Sign-in has a stricter limit of its own.
 */
export function limitRequests(
  app: FastifyInstance,
  { requestsPerMinute, callers }: { readonly requestsPerMinute: number; readonly callers: KnownCallers },
): void {
  const count = countByMinute(requestsPerMinute);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.url.startsWith(`${apiBase}/`)) return done();
    const waitMs = count(callers.find(request) ?? addressOf(request));
    return waitMs > 0 ? done(tooMany(waitMs)) : done();
  });
}
