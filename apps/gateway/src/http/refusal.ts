import type { LocalText } from './language.ts';

interface RefusalDetails {
  /** The answer's `responseCode` (`respCode` for a login). */
  readonly code: number;
  readonly text: LocalText;
  /** Dotted path of the invalid request field: `locationList.1.lat`. */
  readonly field?: string;
  /** Further fields of the answer, as the contract names them. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** The HTTP status, where it differs from `statusOf(code)`. */
  readonly status?: number;
  /** For 429 and 503: whole seconds before the caller should retry. */
  readonly retryAfterSeconds?: number;
}

/** A refusal of a request that the gateway understood. Services throw it; `answer-error.ts` alone turns it into an answer. */
export class BusinessRefusal extends Error {
  override readonly name = 'BusinessRefusal';
  readonly details: RefusalDetails;

  constructor(details: RefusalDetails) {
    super(details.text.en);
    this.details = details;
  }
}

/** Codes that are sent as HTTP status; every other answer, also a refusal, has status 200. */
const httpCodes: ReadonlySet<number> = new Set([400, 401, 403, 404, 413, 415, 429, 500, 503]);

/** HTTP status that goes with a `responseCode`. */
export function statusOf(code: number): number {
  return httpCodes.has(code) ? code : 200;
}
