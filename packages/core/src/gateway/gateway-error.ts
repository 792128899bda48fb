/**
 * `network`: no answer. `timeout`: no answer within 60 s. `aborted`: by the caller. `http`: an answer without a valid envelope.
 * `business`: the gateway refused the call; `code` is its responseCode.
 */
export type GatewayErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'business';

export interface GatewayErrorDetails {
  readonly kind: GatewayErrorKind;
  /** responseCode of the envelope, else the HTTP status, else 0. */
  readonly code: number;
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  /** responseDesc in the customer's language; empty without an answer. */
  readonly description: string;
  /** Dotted path of the request's wrong field, if the gateway names one. */
  readonly field: string | null;
  readonly requestId: string | null;
  /** Other fields of the reply, for refusals with data (409 with the new estimate). */
  readonly reply: Readonly<Record<string, unknown>>;
}

/** The only error that calls throw. */
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

  /** True if repeating the call may succeed. */
  get isTransient(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.code >= 500 || this.code === 429;
  }
}

/** The error for a call without an answer. */
export const unanswered = (kind: 'network' | 'timeout' | 'aborted', cause: unknown): GatewayError =>
  new GatewayError({ kind, code: 0, status: 0, description: '', field: null, requestId: null, reply: {} }, { cause });
