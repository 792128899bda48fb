import { createCaller, FinalAnswerError } from '../../remote/create-caller.ts';

/** A geocoding server could not be reached or gave an invalid answer; the message says which, without the customer's query. */
export class GeocoderError extends Error {
  override readonly name = 'GeocoderError';
}

/** Access to a geocoding server. */
export interface GeocodingServer {
  /** Address of the server, without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Per attempt; default 1,500 ms. */
  readonly timeoutMs?: number;
}

interface AskOptions extends GeocodingServer {
  /** Name of the server in the log. */
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Awaited before each attempt; false where the wait would be too long. */
  readonly takeTurn?: () => Promise<boolean>;
}

/** One request to a geocoding server. */
interface Question<Answer> {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Undefined for an invalid answer. */
  readonly read: (body: unknown) => Answer | undefined;
}

/** @throws {GeocoderError} */
export type AskGeocoder = <Answer>(question: Question<Answer>) => Promise<Answer>;

/** Builds the calls to a geocoding server, with time limits short enough for a customer who is typing. */
export function createAskGeocoder(options: AskOptions): AskGeocoder {
  const { name, baseUrl, fetch, timeoutMs = 1_500, headers = {}, takeTurn } = options;
  const call = createCaller({ timeoutMs, takeTurn });

  const fetchAnswer = async <Answer>({ path, query, read }: Question<Answer>, signal: AbortSignal): Promise<Answer> => {
    const url = `${baseUrl}${path}?${new URLSearchParams(query)}`;
    const response = await fetch(url, { headers: { accept: 'application/json', ...headers }, signal });
    const message = `${name} answered with status ${response.status}.`;
    if (!response.ok) throw response.status >= 500 ? new Error(message) : new FinalAnswerError(message);
    const answer = read(await response.json());
    if (answer === undefined) throw new Error(`${name} answered something that is no list of places.`);
    return answer;
  };

  return async (question) => {
    try {
      return await call((signal) => fetchAnswer(question, signal));
    } catch (error) {
      throw new GeocoderError(`${name} gave no answer: ${error instanceof Error ? error.message : 'no reason'}`, {
        cause: error,
      });
    }
  };
}
