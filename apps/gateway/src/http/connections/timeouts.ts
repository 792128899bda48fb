/** Timeouts of a connection, in milliseconds. */
export interface Timeouts {
  /** From the first byte, or from connecting, to the end of a request's headers. */
  readonly headersMs: number;
  /** To the end of a request's body. */
  readonly requestMs: number;
  /** Without a byte in either direction. Live streams send one every 15 seconds. */
  readonly idleMs: number;
  /** Between the end of an answer and the next request. */
  readonly keepAliveMs: number;
}

/** Node checks for overdue connections at this interval, so a limit is exact only to a few seconds. */
const longestCheckMs = 5_000;

/** The timeouts as options of Fastify and Node. */
export const timeoutOptions = ({ headersMs, requestMs, idleMs, keepAliveMs }: Timeouts) => ({
  requestTimeout: requestMs,
  connectionTimeout: idleMs,
  keepAliveTimeout: keepAliveMs,
  http: {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(longestCheckMs, Math.ceil(headersMs / 2)),
  },
});
