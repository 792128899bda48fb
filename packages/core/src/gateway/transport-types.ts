import type { Endpoint, ReplyOf, RequestOf } from './endpoint.ts';

/** One call of a transport; rooms make calls through `call.ts`. */
export interface CallRequest<E extends Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** The fields to send, including those for the path. */
  readonly body: Omit<RequestOf<E>, CommonField>;
  /** Unencoded values for the path's `:name`s that are not in `body`. */
  readonly params?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Reads or is idempotent, so it may be repeated after a transient failure. */
  readonly isIdempotentRead?: boolean;
}

/** Fields that the transport adds to every call. */
type CommonField = 'channel' | 'lang' | 'deviceName' | 'deviceVersion' | 'utm_source' | 'utm_medium' | 'utm_campaign';

export interface ServerSentMessage {
  readonly event: string;
  readonly data: string;
  /** Where the stream can resume; absent where the server gives none. */
  readonly id?: string;
}

/** The interface that the rooms' calls use. `create-transport.ts` implements it. */
export interface Transport {
  /** @throws GatewayError unless the call succeeds. */
  call<E extends Endpoint>(request: CallRequest<E>): Promise<ReplyOf<E>>;
}

/**
 * A transport that also reads live streams. A module of its own (`create-streaming-transport.ts`), since most surfaces have none.
 */
export interface StreamingTransport extends Transport {
  /**
   * @param from `id` of the last message that was read, to resume after it
   * @throws GatewayError when the stream cannot be opened; ends when the server closes it.
   */
  stream(path: string, signal: AbortSignal, from?: string | null): AsyncIterable<ServerSentMessage>;
}

/** A fetched file. */
export interface FetchedFile {
  /** The gateway's file name; null if it gives none. */
  readonly name: string | null;
  readonly content: Blob;
}

/** A transport that also fetches files. A module of its own (`create-file-transport.ts`), since most surfaces fetch none. */
export interface FileTransport extends Transport {
  /** @throws GatewayError unless the answer is a file. */
  fetchFile<E extends Endpoint>(request: CallRequest<E>): Promise<FetchedFile>;
}
