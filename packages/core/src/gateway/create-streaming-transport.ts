import { startTimer } from '../basics/start-timer.ts';
import { createCommonFields, forQuery } from './common-fields.ts';
import { createTransport } from './create-transport.ts';
import { startDeadline } from './deadline.ts';
import { GatewayError } from './gateway-error.ts';
import { readEnvelope } from './read-envelope.ts';
import { readServerSentEvents } from './server-sent-events.ts';
import { fetchOf, reportSession, sessionHeader, type TransportOptions, urlOf } from './transport-options.ts';
import type { ServerSentMessage, StreamingTransport } from './transport-types.ts';

/** A gateway client with live streams. It reads them with fetch, because EventSource cannot send the session header. */
export const createStreamingTransport = (options: TransportOptions): StreamingTransport => {
  const fetchOnce = fetchOf(options);
  const commonFields = createCommonFields(options);

  async function* stream(path: string, signal: AbortSignal, from: string | null = null): AsyncGenerator<ServerSentMessage> {
    const deadline = startDeadline(options.startTimer ?? startTimer, signal);
    const token = options.sessionToken();
    // In the query, because a header of its own would need another gateway's consent (CORS).
    const url = `${urlOf(options, path)}?${new URLSearchParams({ ...forQuery(commonFields()), ...(from !== null && { lastEventId: from }) })}`;
    const headers = { accept: 'text/event-stream', ...sessionHeader(options, token) };
    try {
      const response = await fetchOnce(url, { headers, signal: deadline.signal, cache: 'no-store' });
      if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
        const requestId = response.headers.get('x-request-id');
        readEnvelope({ status: response.status, requestId, body: await response.json().catch(() => null) });
        const { status } = response;
        throw new GatewayError({ kind: 'http', code: status, status, description: '', field: null, requestId, reply: {} });
      }
      yield* readServerSentEvents(response.body, deadline.extend);
    } catch (cause) {
      const error = deadline.explain(cause);
      reportSession(options, error, token);
      throw error;
    } finally {
      deadline.end();
    }
  }

  return { ...createTransport(options), stream };
};
