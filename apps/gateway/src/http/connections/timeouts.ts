/** How long a connection may take over what, in milliseconds. */
export interface Timeouts {
  /** From the first byte, or from connecting, to the end of a request's headers. */
  readonly headersMs: number;
  /** To the end of its body. */
  readonly requestMs: number;
  /** Without a byte in either direction. Live streams send one every 15 seconds. */
  readonly idleMs: number;
  /** Between the end of an answer and the next request. */
  readonly keepAliveMs: number;
}

/** Node looks for what is overdue no more often than this, so a limit is kept to within a few seconds. */
const longestCheckMs = 5_000;

/** The limits as Fastify and Node take them. */
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
