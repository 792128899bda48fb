import type { EnvironmentReader } from '../environment-reader.ts';
import type { StreamLimits } from '../http/connections/stream-limits.ts';
import type { Timeouts } from '../http/connections/timeouts.ts';

/** Timeouts of connections, and limits of open streams. */
export interface HttpConfig {
  readonly timeouts: Timeouts;
  readonly streams: StreamLimits;
}

/** Reads timeouts and limits from the environment. */
export function readHttpConfig(reader: EnvironmentReader): HttpConfig {
  const readMs = (name: string, range: { fallback: number; min: number; max: number }) => 1000 * reader.number(name, range);
  const headersMs = readMs('HEADERS_TIMEOUT_SECONDS', { fallback: 15, min: 1, max: 600 });
  const requestMs = readMs('REQUEST_TIMEOUT_SECONDS', { fallback: 120, min: 1, max: 3_600 });
  if (headersMs > requestMs)
    reader.complain(
      'HEADERS_TIMEOUT_SECONDS',
      `is ${headersMs / 1000}, more than REQUEST_TIMEOUT_SECONDS (${requestMs / 1000}), which includes it; make it smaller.`,
    );
  return {
    timeouts: {
      headersMs,
      requestMs,
      // A live stream is silent for fifteen seconds at most.
      idleMs: readMs('IDLE_TIMEOUT_SECONDS', { fallback: 30, min: 20, max: 3_600 }),
      keepAliveMs: readMs('KEEP_ALIVE_SECONDS', { fallback: 72, min: 1, max: 3_600 }),
    },
    streams: {
      perAddress: reader.number('STREAMS_PER_ADDRESS', { fallback: 200, min: 1, max: 1_000_000 }),
      perJob: reader.number('STREAMS_PER_JOB', { fallback: 100, min: 1, max: 1_000_000 }),
    },
  };
}
