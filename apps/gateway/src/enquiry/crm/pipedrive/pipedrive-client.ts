import type { Static, TObject } from 'typebox';
import { Value } from 'typebox/value';
import { CrmError } from '../crm.ts';

export interface PipedriveOptions {
  /** `https://<company>.pipedrive.com`, without a trailing slash. */
  readonly url: string;
  /** The API token of one user of the account; never leaves the gateway except to this address. */
  readonly apiKey: string;
  readonly log: { error(fields: object, message: string): void };
  /** For one call. */
  readonly timeoutMs?: number;
}

/** A call that makes or changes a record. */
interface PipedriveOrder {
  readonly method: 'POST' | 'PATCH';
  readonly body: object;
}

/** Pipedrive's HTTP API. Each call is made once; the worker repeats the whole task. */
export interface PipedriveClient {
  /** @throws {CrmError} */
  read<S extends TObject>(path: string, schema: S, query?: Readonly<Record<string, string>>): Promise<Static<S>>;
  /** @throws {CrmError} */
  order<S extends TObject>(path: string, schema: S, order: PipedriveOrder): Promise<Static<S>>;
}

/** Client errors that may pass: a key that an operator corrects, a conflict, too many calls. */
const passing: ReadonlySet<number> = new Set([401, 402, 403, 408, 409, 425, 429]);

const wholeSeconds = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;

/** When Pipedrive lets us call again: both headers have seconds. */
const readRetryAfterMs = ({ headers }: Response): number | undefined => {
  const seconds = wholeSeconds(headers.get('retry-after')) ?? wholeSeconds(headers.get('x-ratelimit-reset'));
  return seconds === undefined ? undefined : 1000 * seconds;
};

/** Builds the client. `signal` ends calls when the gateway stops. */
export function createPipedriveClient(
  { url, apiKey, log, timeoutMs = 15_000 }: PipedriveOptions,
  signal: AbortSignal,
): PipedriveClient {
  const { host } = new URL(url);

  const refuse = async (response: Response, path: string): Promise<CrmError> => {
    const { status } = response;
    // The body may repeat what was sent, so it is not read.
    await response.body?.cancel();
    if (status === 401 || status === 403)
      log.error({ path, status, host }, 'Pipedrive does not accept PIPEDRIVE_API_KEY: copy the key from its settings');
    const isPermanent = status >= 400 && status < 500 && !passing.has(status);
    const retryAfterMs = status === 429 || status === 503 ? readRetryAfterMs(response) : undefined;
    return new CrmError(`Pipedrive answered ${status} to ${path}`, { isPermanent, retryAfterMs });
  };

  const ask = async <S extends TObject>(path: string, schema: S, init: { target: string; order?: PipedriveOrder }) => {
    const { target, order } = init;
    const response = await fetch(target, {
      method: order?.method ?? 'GET',
      // In a header, not in the query as older clients have it, because addresses are written into logs.
      headers: { 'x-api-token': apiKey, accept: 'application/json', ...(order && { 'content-type': 'application/json' }) },
      ...(order && { body: JSON.stringify(order.body) }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!response.ok) throw await refuse(response, path);
    const body: unknown = await response.json();
    if (Value.Check(schema, body)) return body;
    throw new CrmError(`Pipedrive answered something of another shape to ${path}`, { isPermanent: false });
  };

  const explained = async <S extends TObject>(...asked: Parameters<typeof ask<S>>): Promise<Static<S>> => {
    try {
      return await ask(...asked);
    } catch (error) {
      if (error instanceof CrmError) throw error;
      const reason = error instanceof Error ? error.name : 'unknown';
      throw new CrmError(`Pipedrive (${host}) is not reached: ${reason}`, { isPermanent: false, cause: error });
    }
  };

  return {
    read: (path, schema, query = {}) => {
      const search = new URLSearchParams(query).toString();
      return explained(path, schema, { target: `${url}${path}${search === '' ? '' : `?${search}`}` });
    },
    order: (path, schema, order) => explained(path, schema, { target: url + path, order }),
  };
}
