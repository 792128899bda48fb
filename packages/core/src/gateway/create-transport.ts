import type { StartTimer } from '../basics/start-timer.ts';
import type { Language } from '../i18n/language.ts';
import type { Transport } from './transport-types.ts';

export interface TransportOptions {
  /** Origin of the gateway without a slash at the end; empty for the page's own. Calls go to `<baseUrl>/api<path>`. */
  readonly baseUrl: string;
  /** Where paths below `/chat` go instead, for a chat service that stands apart. */
  readonly chatBaseUrl?: string;
  /** `web`, or a partner's name. */
  readonly channel: string | (() => string);
  readonly language: () => Language;
  readonly device: { readonly name: string; readonly version: string };
  /** Address that the visitor came in by: its `utm_*` go with every call. */
  readonly landingUrl: string;
  readonly sessionToken: () => string | null;
  readonly userName: () => string | null;
  /** Codes 130-133, or 401 where the token was missing; only for the session that is still the present one. */
  readonly onSessionInvalid: (code: number) => void;
  readonly fetch?: typeof fetch;
  readonly startTimer?: StartTimer;
  readonly random?: () => number;
}

export const createTransport = (_options: TransportOptions): Transport => {
  throw new Error('being built');
};
