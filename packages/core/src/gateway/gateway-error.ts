/**
 * `network`: nobody answered. `timeout`: not within 60 s. `aborted`: the caller gave up. `http`: an answer outside the envelope's promise.
 * `business`: the gateway understood and said no; `code` is its responseCode.
 */
export type GatewayErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'business';

export interface GatewayErrorDetails {
  readonly kind: GatewayErrorKind;
  /** responseCode of the envelope, else the HTTP status, else 0. */
  readonly code: number;
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** responseDesc in the customer's language; empty where there was no answer. */
  readonly description: string;
  /** Dotted path of the wrong field of the request, where the gateway names one. */
  readonly field: string | null;
  readonly requestId: string | null;
  /** The reply's other fields, for answers that carry more than a code (409 with the new estimate). */
  readonly reply: Readonly<Record<string, unknown>>;
}

/** The one error that calls throw. */
export class GatewayError extends Error implements GatewayErrorDetails {
  declare readonly kind: GatewayErrorKind;
  declare readonly code: number;
  declare readonly status: number;
  declare readonly description: string;
  declare readonly field: string | null;
  declare readonly requestId: string | null;
  declare readonly reply: Readonly<Record<string, unknown>>;

  constructor(details: GatewayErrorDetails, options?: ErrorOptions) {
    super(details.description || `${details.kind} ${details.code}`, options);
    Object.assign(this, details, { name: 'GatewayError' });
  }

  /** True where trying the same again may succeed. */
  get isTransient(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.code >= 500 || this.code === 429;
  }
}

/** What to throw where there is no answer to speak of. */
export const unanswered = (kind: 'network' | 'timeout' | 'aborted', cause: unknown): GatewayError =>
  new GatewayError({ kind, code: 0, status: 0, description: '', field: null, requestId: null, reply: {} }, { cause });
