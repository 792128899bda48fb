/** A geocoding server could not be asked or did not answer as it should; the message says what happened, without the customer's query. */
export class GeocoderError extends Error {
  override readonly name = 'GeocoderError';
  /** Whether asking again may help. */
  readonly isTransient: boolean;

  constructor(message: string, { isTransient = true, ...options }: ErrorOptions & { readonly isTransient?: boolean } = {}) {
    super(message, options);
    this.isTransient = isTransient;
  }
}

/** How a geocoding server is asked. */
export interface GeocodingServer {
  /** Address of the server, without a slash at its end. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** For one attempt; 1,500 ms where absent. */
  readonly timeoutMs?: number;
  /** How often a failed call is tried again; once where absent. */
  readonly retries?: number;
}

interface AskOptions extends GeocodingServer {
  /** What the log calls it. */
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Waited for before each attempt; false where it would take too long. */
  readonly takeTurn?: () => Promise<boolean>;
}

/** One question to a geocoding server. */
interface Question<Answer> {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Undefined for what is no answer. */
  readonly read: (body: unknown) => Answer | undefined;
}

/** @throws {GeocoderError} */
export type AskGeocoder = <Answer>(question: Question<Answer>) => Promise<Answer>;

/** Makes the calls to a geocoding server, each with a timeout and a bounded number of attempts. */
export function createAskGeocoder(options: AskOptions): AskGeocoder {
  const { name, baseUrl, fetch, timeoutMs = 1_500, retries = 1, headers = {}, takeTurn } = options;

  const fetchBody = async (url: string): Promise<unknown> => {
    if (takeTurn !== undefined && !(await takeTurn()))
      throw new GeocoderError(`${name} has been asked as often as it may be.`, { isTransient: false });
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json', ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok)
        throw new GeocoderError(`${name} answered with status ${response.status}.`, { isTransient: response.status >= 500 });
      return await response.json();
    } catch (error) {
      if (error instanceof GeocoderError) throw error;
      throw new GeocoderError(`${name} could not be reached in time.`, { cause: error });
    }
  };

  const attempt = async <Answer>(question: Question<Answer>, left: number): Promise<Answer> => {
    try {
      const { path, query, read } = question;
      const answer = read(await fetchBody(`${baseUrl}${path}?${new URLSearchParams(query)}`));
      if (answer === undefined) throw new GeocoderError(`${name} answered something that is no list of places.`);
      return answer;
    } catch (error) {
      if (!(error instanceof GeocoderError) || !error.isTransient || left === 0) throw error;
      return attempt(question, left - 1);
    }
  };

  return (question) => attempt(question, retries);
}
