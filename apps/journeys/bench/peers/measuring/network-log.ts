import type { CDPSession } from '@playwright/test';

/** One request of a page. */
export interface LoggedRequest {
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  finishedAt: number;
  /** Over the wire, with headers; 0 from the cache. */
  bytes: number;
  /** The compressed content alone. */
  bodyBytes: number;
  /** The request that this one waited for, by its initiator; a preflight comes before its call. */
  readonly causedBy: string | undefined;
  readonly preflightOf: string | undefined;
  isCached: boolean;
}

interface Frame {
  readonly url: string;
}
interface Stack {
  readonly callFrames: readonly Frame[];
  readonly parent?: Stack;
}
const scriptOf = (stack: Stack | undefined): string | undefined =>
  stack && (stack.callFrames.find(({ url }) => url !== '')?.url ?? scriptOf(stack.parent));

/** Everything that a page has asked for. */
export interface NetworkLog {
  /** Requests that went over the wire and ended by that time; without one, all. */
  upTo(time?: number): readonly LoggedRequest[];
  /** How many requests had to come one after the other for this one, with it. */
  hopsOf(request: LoggedRequest): number;
}

/** Starts to log a page's requests. */
export async function logNetwork(devTools: CDPSession): Promise<NetworkLog> {
  const requests = new Map<string, LoggedRequest>();
  let toWallMs = 0;
  devTools.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp, wallTime }) => {
    if (!request.url.startsWith('http') || request.url.endsWith('/bench-page')) return;
    toWallMs ||= (wallTime - timestamp) * 1000;
    requests.set(requestId, {
      url: request.url,
      startedAt: wallTime * 1000,
      finishedAt: Number.POSITIVE_INFINITY,
      ...{ bytes: 0, bodyBytes: 0, isCached: false },
      causedBy: initiator.url ?? scriptOf(initiator.stack as Stack | undefined),
      preflightOf: initiator.type === 'preflight' ? initiator.requestId : undefined,
    });
  });
  const change = (id: string, by: (request: LoggedRequest) => void) => {
    const request = requests.get(id);
    if (request) by(request);
  };
  devTools.on('Network.requestServedFromCache', ({ requestId }) =>
    change(requestId, (it) => Object.assign(it, { isCached: true })),
  );
  devTools.on('Network.responseReceived', ({ requestId, response }) =>
    change(requestId, (it) => Object.assign(it, { isCached: it.isCached || response.fromDiskCache === true })),
  );
  devTools.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    change(requestId, (it) => Object.assign(it, { bodyBytes: it.bodyBytes + encodedDataLength })),
  );
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    change(requestId, (it) => Object.assign(it, { bytes: encodedDataLength, finishedAt: timestamp * 1000 + toWallMs })),
  );
  await devTools.send('Network.enable');

  const all = () => [...requests.values()];
  const hopsOf = (request: LoggedRequest, onTheWay: readonly LoggedRequest[] = []): number => {
    const way = [...onTheWay, request];
    const cause = all().find(({ url, isCached }) => url === request.causedBy && !isCached);
    const preflight = all().find(({ preflightOf }) => preflightOf !== undefined && requests.get(preflightOf) === request);
    const before = [cause, preflight].filter((it): it is LoggedRequest => it !== undefined && !way.includes(it));
    return 1 + Math.max(0, ...before.map((it) => hopsOf(it, way)));
  };
  return {
    upTo: (time = Number.POSITIVE_INFINITY) =>
      all().filter(({ isCached, finishedAt }) => !isCached && finishedAt !== Number.POSITIVE_INFINITY && finishedAt <= time),
    hopsOf: (request) => hopsOf(request),
  };
}
