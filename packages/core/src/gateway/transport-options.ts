import type { StartTimer } from '../basics/start-timer.ts';
import type { CommonFieldSources } from './common-fields.ts';
import type { GatewayError } from './gateway-error.ts';
import { isSessionInvalid } from './read-envelope.ts';

export interface TransportOptions extends CommonFieldSources {
  /** Origin of the gateway without a slash at the end; empty for the page's own. Calls go to `<baseUrl>/api<path>`. */
  readonly baseUrl: string;
  /** Where paths below `/chat` go instead, for a chat service that stands apart. */
  readonly chatBaseUrl?: string;
  readonly sessionToken: () => string | null;
  /** Which header carries it: a customer's by default; a driver's app has its own. */
  readonly tokenHeader?: 'sk-token' | 'driver-token';
  /** Called with the code of an answer that ends the session (`isSessionInvalid`), or asks for one; only while that session is still the present one. */
  readonly onSessionInvalid: (code: number) => void;
  readonly fetch?: typeof fetch;
  readonly startTimer?: StartTimer;
  readonly random?: () => number;
}

export const urlOf = ({ baseUrl, chatBaseUrl }: TransportOptions, path: string): string =>
  chatBaseUrl !== undefined && path.startsWith('/chat/') ? chatBaseUrl + path.slice('/chat'.length) : `${baseUrl}/api${path}`;

/** A path with its `:name`s filled in from the fields of a call; what stands there is taken out of the fields. */
export const fillPath = (path: string, fields: Record<string, unknown>): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });

/** The header that carries the session; none without one. */
export const sessionHeader = ({ tokenHeader = 'sk-token' }: TransportOptions, token: string | null): Record<string, string> =>
  token ? { [tokenHeader]: token } : {};

/** Looked up at each call, so that a page that wraps fetch later (a monitor, a test) is heard. */
export const fetchOf =
  (options: TransportOptions): typeof fetch =>
  (input, init) =>
    (options.fetch ?? globalThis.fetch)(input, init);

/** A late answer to a session that was left meanwhile must not end the present one; where none was sent, only one that asks for it is told. */
export const reportSession = (options: TransportOptions, error: GatewayError, sentToken: string | null): void => {
  const asksForSession = error.description.includes(options.tokenHeader ?? 'sk-token');
  if (isSessionInvalid(error) && sentToken === options.sessionToken() && (sentToken || asksForSession))
    options.onSessionInvalid(error.code);
};
