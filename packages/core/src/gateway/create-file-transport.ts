import { startTimer } from '../basics/start-timer.ts';
import { createCommonFields, forQuery } from './common-fields.ts';
import { createTransport } from './create-transport.ts';
import { startDeadline } from './deadline.ts';
import type { Endpoint } from './endpoint.ts';
import { readEnvelope } from './read-envelope.ts';
import { fetchOf, fillPath, reportSession, sessionHeader, type TransportOptions, urlOf } from './transport-options.ts';
import type { CallRequest, FetchedFile, FileTransport } from './transport-types.ts';

const fileNameOf = (response: Response): string | null =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? null;

/** Encodes the fields of a GET as its query. */
const queryOf = (fields: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

/** A gateway client that also fetches files; their refusals are JSON like all others. */
export const createFileTransport = (options: TransportOptions): FileTransport => {
  const fetchOnce = fetchOf(options);
  const commonFields = createCommonFields(options);

  const fetchFile = async <E extends Endpoint>(request: CallRequest<E>): Promise<FetchedFile> => {
    const deadline = startDeadline(options.startTimer ?? startTimer, request.signal);
    const token = options.sessionToken();
    const common = request.method === 'GET' ? forQuery(commonFields()) : commonFields();
    const fields = { ...common, ...request.params, ...request.body };
    const url = urlOf(options, fillPath(request.path, fields));
    const isRead = request.method === 'GET';
    try {
      const response = await fetchOnce(isRead ? `${url}?${queryOf(fields)}` : url, {
        method: request.method,
        headers: { ...sessionHeader(options, token), ...(isRead ? {} : { 'content-type': 'application/json' }) },
        ...(isRead ? {} : { body: JSON.stringify(fields) }),
        signal: deadline.signal,
        cache: 'no-store',
      });
      const isRefusal = !response.ok || response.headers.get('content-type')?.startsWith('application/json') === true;
      if (isRefusal) {
        const requestId = response.headers.get('x-request-id');
        readEnvelope({ status: response.status, requestId, body: await response.json().catch(() => null) });
      }
      return { name: fileNameOf(response), content: await response.blob() };
    } catch (cause) {
      const error = deadline.explain(cause);
      reportSession(options, error, token);
      throw error;
    } finally {
      deadline.end();
    }
  };

  return { ...createTransport(options), fetchFile };
};
