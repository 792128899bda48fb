import type { LocalText } from './language.ts';

interface RefusalDetails {
  /** The answer's `responseCode` (`respCode` for a login). */
  readonly code: number;
  readonly text: LocalText;
  /** Dotted path of the field of the request that is at fault: `locationList.1.lat`. */
  readonly field?: string;
  /** Further fields of the answer, as the contract names them. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Where the HTTP status is not the one that `statusOf` gives for the code. */
  readonly status?: number;
  /** For 429 and 503: whole seconds until it is worth trying again. */
  readonly retryAfterSeconds?: number;
}

/** The gateway understood and says no. Thrown by a service, turned into an answer in one place (`answer-error.ts`). */
export class BusinessRefusal extends Error {
  override readonly name = 'BusinessRefusal';
  readonly details: RefusalDetails;

  constructor(details: RefusalDetails) {
    super(details.text.en);
    this.details = details;
  }
}

/** Codes that HTTP has a word of its own for; every other answer, also a no, travels with status 200. */
const httpCodes: ReadonlySet<number> = new Set([400, 401, 403, 404, 413, 415, 429, 500, 503]);

/** HTTP status that goes with a `responseCode`. */
export function statusOf(code: number): number {
  return httpCodes.has(code) ? code : 200;
}
