import { startTimer } from '../basics/start-timer.ts';
import { createCommonFields } from './common-fields.ts';
import { startDeadline } from './deadline.ts';
import type { Endpoint, ReplyOf } from './endpoint.ts';
import { readEnvelope } from './read-envelope.ts';
import { fetchOf, fillPath, queryOf, reportSession, sessionHeader, type TransportOptions, urlOf } from './transport-options.ts';
import type { CallRequest, Transport } from './transport-types.ts';
import { withRetry } from './with-retry.ts';

const json = { 'content-type': 'application/json', accept: 'application/json' };

/** The parsed body, or its text where it is not JSON. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The gateway client: handles HTTP, the envelope and the session header, and knows no room. */
export const createTransport = (options: TransportOptions): Transport => {
  const { sessionToken, startTimer: timer = startTimer, random = Math.random } = options;
  const fetchOnce = fetchOf(options);
  const commonFields = createCommonFields(options);

  const callOnce = async <E extends Endpoint>(request: CallRequest<E>): Promise<ReplyOf<E>> => {
    const deadline = startDeadline(timer, request.signal);
    const token = sessionToken();
    const fields = { ...commonFields(), ...request.params, ...request.body };
    const url = urlOf(options, fillPath(request.path, fields));
    const { method } = request;
    const isRead = method === 'GET';
    try {
      const response = await fetchOnce(isRead ? `${url}?${queryOf(fields)}` : url, {
        method,
        signal: deadline.signal,
        headers: { ...(isRead ? {} : json), ...sessionHeader(options, token) },
        ...(isRead ? {} : { body: JSON.stringify(fields) }),
      });
      const requestId = response.headers.get('x-request-id');
      const body = parse(await response.text());
      return readEnvelope({ status: response.status, requestId, body }) as ReplyOf<E>;
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
