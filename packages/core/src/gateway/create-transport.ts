import { createFetch } from 'ofetch';
import { startTimer } from '../basics/start-timer.ts';
import { createCommonFields, forQuery } from './common-fields.ts';
import { startDeadline } from './deadline.ts';
import type { Endpoint, ReplyOf } from './endpoint.ts';
import { readEnvelope } from './read-envelope.ts';
import { fetchOf, fillPath, reportSession, sessionHeader, type TransportOptions, urlOf } from './transport-options.ts';
import type { CallRequest, Transport } from './transport-types.ts';
import { withRetry } from './with-retry.ts';

/** The gateway client: handles HTTP, the envelope and the session header, and knows no room. */
export const createTransport = (options: TransportOptions): Transport => {
  const { sessionToken, startTimer: timer = startTimer, random = Math.random } = options;
  const http = createFetch({ fetch: fetchOf(options) });
  const commonFields = createCommonFields(options);

  const callOnce = async <E extends Endpoint>(request: CallRequest<E>): Promise<ReplyOf<E>> => {
    const deadline = startDeadline(timer, request.signal);
    const token = sessionToken();
    const common = request.method === 'GET' ? forQuery(commonFields()) : commonFields();
    const fields = { ...common, ...request.params, ...request.body };
    const path = fillPath(request.path, fields);
    try {
      const response = await http.raw(urlOf(options, path), {
        method: request.method,
        ...(request.method === 'GET' ? { query: fields } : { body: fields }),
        headers: sessionHeader(options, token),
        signal: deadline.signal,
        retry: 0,
        ignoreResponseError: true,
      });
      const requestId = response.headers.get('x-request-id');
      return readEnvelope({ status: response.status, requestId, body: response._data }) as ReplyOf<E>;
    } catch (cause) {
      const error = deadline.explain(cause);
      reportSession(options, error, token);
      throw error;
    } finally {
      deadline.end();
    }
  };

  return {
    call: (request) =>
      request.isIdempotentRead
        ? withRetry(() => callOnce(request), { startTimer: timer, random, signal: request.signal })
        : callOnce(request),
  };
};
