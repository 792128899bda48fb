import { createFetch } from 'ofetch';
import { type StartTimer, startTimer } from '../basics/start-timer.ts';
import { type CommonFieldSources, createCommonFields } from './common-fields.ts';
import { startDeadline } from './deadline.ts';
import type { Endpoint, ReplyOf } from './endpoint.ts';
import { GatewayError } from './gateway-error.ts';
import { isSessionInvalid, readEnvelope } from './read-envelope.ts';
import { readServerSentEvents } from './server-sent-events.ts';
import type { CallRequest, ServerSentMessage, Transport } from './transport-types.ts';
import { withRetry } from './with-retry.ts';

export interface TransportOptions extends CommonFieldSources {
  /** Origin of the gateway without a slash at the end; empty for the page's own. Calls go to `<baseUrl>/api<path>`. */
  readonly baseUrl: string;
  /** Where paths below `/chat` go instead, for a chat service that stands apart. */
  readonly chatBaseUrl?: string;
  readonly sessionToken: () => string | null;
  /** Codes 130-133, or 401 where the token was missing; only for the session that is still the present one. */
  readonly onSessionInvalid: (code: number) => void;
  readonly fetch?: typeof fetch;
  readonly startTimer?: StartTimer;
  readonly random?: () => number;
}

const tokenHeader = 'sk-token';

/** The client of the gateway: knows HTTP, the envelope and the session header, and no room. */
export const createTransport = (options: TransportOptions): Transport => {
  const { chatBaseUrl, sessionToken, startTimer: timer = startTimer, random = Math.random } = options;
  // Looked up at each call, so that a page that wraps fetch later (a monitor, a test) is heard.
  const fetchOnce: typeof fetch = (input, init) => (options.fetch ?? globalThis.fetch)(input, init);
  const http = createFetch({ fetch: fetchOnce });
  const commonFields = createCommonFields(options);

  const urlOf = (path: string) =>
    chatBaseUrl !== undefined && path.startsWith('/chat/')
      ? chatBaseUrl + path.slice('/chat'.length)
      : `${options.baseUrl}/api${path}`;

  /** A late answer to a session that was left meanwhile must not end the present one. */
  const reportSession = (error: GatewayError, sentToken: string | null) => {
    if (isSessionInvalid(error) && sentToken === sessionToken()) options.onSessionInvalid(error.code);
  };

  const callOnce = async <E extends Endpoint>(request: CallRequest<E>): Promise<ReplyOf<E>> => {
    const deadline = startDeadline(timer, request.signal);
    const token = sessionToken();
    const fields = { ...commonFields(), ...request.body };
    try {
      const response = await http.raw(urlOf(request.path), {
        method: request.method,
        ...(request.method === 'GET' ? { query: fields } : { body: fields }),
        ...(token && { headers: { [tokenHeader]: token } }),
        signal: deadline.signal,
        retry: 0,
        ignoreResponseError: true,
      });
      const requestId = response.headers.get('x-request-id');
      return readEnvelope({ status: response.status, requestId, body: response._data }) as ReplyOf<E>;
    } catch (cause) {
      const error = deadline.explain(cause);
      reportSession(error, token);
      throw error;
    } finally {
      deadline.end();
    }
  };

  async function* stream(path: string, signal: AbortSignal): AsyncGenerator<ServerSentMessage> {
    const deadline = startDeadline(timer, signal);
    const token = sessionToken();
    const url = `${urlOf(path)}?${new URLSearchParams(commonFields())}`;
    const headers = { accept: 'text/event-stream', ...(token && { [tokenHeader]: token }) };
    try {
      const response = await fetchOnce(url, { headers, signal: deadline.signal, cache: 'no-store' });
      if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
        const requestId = response.headers.get('x-request-id');
        readEnvelope({ status: response.status, requestId, body: await response.json().catch(() => null) });
        throw new GatewayError({ kind: 'http', code: response.status, description: '', field: null, requestId, reply: {} });
      }
      yield* readServerSentEvents(response.body, deadline.extend);
    } catch (cause) {
      const error = deadline.explain(cause);
      reportSession(error, token);
      throw error;
    } finally {
      deadline.end();
    }
  }

  return {
    call: (request) =>
      request.isIdempotentRead
        ? withRetry(() => callOnce(request), { startTimer: timer, random, signal: request.signal })
        : callOnce(request),
    stream,
  };
};
