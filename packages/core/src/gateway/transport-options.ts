import type { StartTimer } from '../basics/start-timer.ts';
import type { CommonFieldSources } from './common-fields.ts';
import type { GatewayError } from './gateway-error.ts';
import { isSessionInvalid } from './read-envelope.ts';

export interface TransportOptions extends CommonFieldSources {
  /** Origin of the gateway without a trailing slash; empty for the page's own. Calls go to `<baseUrl>/api<path>`. */
  readonly baseUrl: string;
  /** Base URL of a separate chat service for paths below `/chat`. */
  readonly chatBaseUrl?: string;
  readonly sessionToken: () => string | null;
  /** The header with the token: `sk-token` by default; a driver's app uses its own. */
  readonly tokenHeader?: 'sk-token' | 'driver-token';
  /**
   * Called with the code of an answer that ends the session (`isSessionInvalid`) or requires one, but only if that session is
   * still the current one.
   */
  readonly onSessionInvalid: (code: number) => void;
  readonly fetch?: typeof fetch;
  readonly startTimer?: StartTimer;
  readonly random?: () => number;
}

export const urlOf = ({ baseUrl, chatBaseUrl }: TransportOptions, path: string): string =>
  chatBaseUrl !== undefined && path.startsWith('/chat/') ? chatBaseUrl + path.slice('/chat'.length) : `${baseUrl}/api${path}`;

/** Fills each `:name` of a path from `fields` and removes those fields. */
export const fillPath = (path: string, fields: Record<string, unknown>): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });

/** The header with the session token; none without a token. */
export const sessionHeader = ({ tokenHeader = 'sk-token' }: TransportOptions, token: string | null): Record<string, string> =>
  token ? { [tokenHeader]: token } : {};

/** Looks fetch up at each call, so that a later wrapper (a monitor, a test) takes effect. */
export const fetchOf =
  (options: TransportOptions): typeof fetch =>
  (input, init) =>
    (options.fetch ?? globalThis.fetch)(input, init);

/**
 * Ignores a late answer to an earlier session, so that it does not end the current one. For a call without a token, reports only
 * an answer that requires a session.
 */
export const reportSession = (options: TransportOptions, error: GatewayError, sentToken: string | null): void => {
  const asksForSession = error.description.includes(options.tokenHeader ?? 'sk-token');
  if (isSessionInvalid(error) && sentToken === options.sessionToken() && (sentToken || asksForSession))
    options.onSessionInvalid(error.code);
};
