import type { Static, TObject } from 'typebox';
import { Value } from 'typebox/value';
import { createCaller, FinalAnswerError, isSuspended } from '../../../remote/create-caller.ts';
import { ProviderRefusal, ProviderSilent } from '../card-provider.ts';
import { failureOfError } from './omise-failures.ts';
import { omiseError } from './omise-schemas.ts';

/** The version of Omise's protocol that we speak, whatever the account's own is. */
const omiseVersion = '2019-05-29';

/** A call that is not a plain reading. */
export interface OmiseOrder {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
  /** The same key within a day is the same call; documented for charges and refunds only, so nothing relies on it. */
  readonly idempotencyKey?: string;
}

/** Omise's HTTP API. Both throw `ProviderRefusal` and `ProviderSilent`. */
export interface OmiseClient {
  /** @returns undefined where there is no such thing. */
  read<S extends TObject>(path: string, schema: S): Promise<Static<S> | undefined>;
  /** Never repeated by itself: its effect may be there although the answer is not. @throws {OmiseUnknown} no such thing. */
  order<S extends TObject>(path: string, schema: S, order: OmiseOrder): Promise<Static<S>>;
}

export interface OmiseClientOptions {
  readonly secretKey: string;
  /** Without a trailing slash. */
  readonly apiUrl: string;
  readonly log: { error(fields: object, message: string): void; warn(fields: object, message: string): void };
  /** For one attempt. */
  readonly timeoutMs?: number | undefined;
}

/** Omise knows nothing of this id. */
export class OmiseUnknown extends ProviderRefusal {}

/** Omise did nothing: it was not reached at all, does not accept our key, or we ask too often. Asking later may help. */
export class OmiseClosed extends ProviderSilent {}

/** An answer that repeating does not change. */
class ErrorAnswer extends FinalAnswerError {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`Omise answered ${status} ${code}.`);
    this.status = status;
    this.code = code;
  }
}

/** The error's code alone, because its text may repeat what was sent. */
const readErrorCode = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => null);
  return Value.Check(omiseError, body) ? body.code : 'without a code';
};

const wrongKey: ReadonlySet<number> = new Set([401, 403]);
const tooEarly: ReadonlySet<number> = new Set([425, 429]);
/** The same call may still be at work. */
const undecided: ReadonlySet<number> = new Set([408, 409]);

/** No connection was made, so that nothing was asked. */
const isUnasked = (cause: string, error: unknown): boolean =>
  isSuspended(error) || ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED'].includes(cause);

const causeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code);
  return error instanceof Error ? error.name : 'unknown';
};

/** Builds the client. */
export function createOmiseClient({ secretKey, apiUrl, log, timeoutMs = 15_000 }: OmiseClientOptions): OmiseClient {
  const headers = { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`, 'omise-version': omiseVersion };
  const { host } = new URL(apiUrl);
  const callers = { read: createCaller({ timeoutMs }), order: createCaller({ timeoutMs, repeats: false }) };

  const ask = async <S extends TObject>(path: string, schema: S, init: RequestInit): Promise<Static<S>> => {
    const response = await fetch(apiUrl + path, { redirect: 'error', ...init });
    const { ok, status } = response;
    if (!ok && status >= 400 && status < 500) throw new ErrorAnswer(status, await readErrorCode(response));
    if (!ok) throw new Error(`Omise answered with status ${status}.`);
    const body: unknown = await response.json();
    if (Value.Check(schema, body)) return body;
    throw new Error('Omise answered something of another shape.');
  };

  /** Says in the log what can be done about it. */
  const explain = (error: unknown, path: string): Error => {
    const cause = causeOf(error);
    if (!(error instanceof ErrorAnswer)) {
      log.warn(
        { path, cause, err: error },
        `Omise is not reached, or not understood: is OMISE_API_URL (${host}) right, and open to us?`,
      );
      const Silence = isUnasked(cause, error) ? OmiseClosed : ProviderSilent;
      return new Silence(`Omise is not reached: ${cause}`, { cause: error });
    }
    const { status, code, message } = error;
    if (wrongKey.has(status)) {
      log.error(
        { path, status, code },
        'Omise does not accept OMISE_SECRET_KEY: copy the key from the dashboard, and start again',
      );
      return new OmiseClosed(message);
    }
    if (tooEarly.has(status)) {
      log.warn({ path, status, code }, 'Omise asks us to come later');
      return new OmiseClosed(message);
    }
    if (undecided.has(status)) return new ProviderSilent(message);
    if (status === 404) return new OmiseUnknown('processing', message);
    return new ProviderRefusal(failureOfError(code), message);
  };

  return {
    read: async (path, schema) => {
      try {
        return await callers.read((signal) => ask(path, schema, { headers, signal }));
      } catch (error) {
        const explained = explain(error, path);
        if (explained instanceof OmiseUnknown) return undefined;
        throw explained;
      }
    },
    order: async (path, schema, { method, body, idempotencyKey }) => {
      const sent = {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      };
      try {
        return await callers.order((signal) =>
          ask(path, schema, { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }), signal }),
        );
      } catch (error) {
        throw explain(error, path);
      }
    },
  };
}
