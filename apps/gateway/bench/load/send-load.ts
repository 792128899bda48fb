import autocannon from 'autocannon';
import type { ChildServer } from './child-server.ts';
import type { LoadedCall } from './loaded-calls.ts';

/** What one run of a load came to. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the server for one call. */
  readonly cpuMicroseconds: number;
}

/** A server, and as whom it is called. */
export interface LoadTarget extends Pick<ChildServer, 'origin' | 'cpuMicroseconds'> {
  /** The customer's session. */
  readonly token: string;
}

/** Calls at a time. */
export const connections = 20;
/** How long each turn takes. */
export const seconds = 3;

/** A call as a request. */
export function requestOf({ endpoint, isSignedIn, input }: LoadedCall, { origin, token }: Pick<LoadTarget, 'origin' | 'token'>) {
  const url = new URL(`/api${endpoint.path}`, origin);
  const isGet = endpoint.method === 'GET';
  if (isGet) for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value));
  return {
    url: url.href,
    method: endpoint.method,
    headers: { ...(isSignedIn && { 'sk-token': token }), ...(!isGet && { 'content-type': 'application/json' }) },
    ...(!isGet && { body: JSON.stringify(input) }),
  };
}

/** Sends one call over 20 connections, each waiting for its answer, for three seconds. @throws Error unless every answer is a success */
export async function sendLoad(call: LoadedCall, target: LoadTarget): Promise<LoadResult> {
  const before = await target.cpuMicroseconds();
  const { requests, latency, non2xx, errors } = await autocannon({ ...requestOf(call, target), connections, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${call.name}: ${non2xx} refusals, ${errors} errors of ${requests.total}`);
  const cpuMicroseconds = ((await target.cpuMicroseconds()) - before) / requests.total;
  return { perSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99, cpuMicroseconds };
}
