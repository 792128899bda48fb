import type { Endpoint, ReplyOf, RequestOf } from './endpoint.ts';

/** One call as a transport makes it; rooms make them by `call.ts`. */
export interface CallRequest<E extends Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** What is sent, and what goes into the path instead. */
  readonly body: Omit<RequestOf<E>, CommonField>;
  /** What stands in the path for its `:name`s, as it is, where it is not in `body`: encoding is the transport's. */
  readonly params?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Reads, and what done twice is done once: may be tried again after a transient failure. */
  readonly isIdempotentRead?: boolean;
}

/** What the transport adds to every call by itself. */
type CommonField = 'channel' | 'lang' | 'deviceName' | 'deviceVersion' | 'utm_source' | 'utm_medium' | 'utm_campaign';

export interface ServerSentMessage {
  readonly event: string;
  readonly data: string;
}

/** What rooms' calls are written against. Made by `create-transport.ts`; it knows no room. */
export interface Transport {
  /** @throws GatewayError for everything but a success. */
  call<E extends Endpoint>(request: CallRequest<E>): Promise<ReplyOf<E>>;
}

/** A transport that also reads live streams. Made by `create-streaming-transport.ts`, apart, since most surfaces have none. */
export interface StreamingTransport extends Transport {
  /** @throws GatewayError when the stream cannot be opened; ends when the server closes it. */
  stream(path: string, signal: AbortSignal): AsyncIterable<ServerSentMessage>;
}

/** A file that a call has answered. */
export interface FetchedFile {
  /** What the gateway calls it; null where it gives no name. */
  readonly name: string | null;
  readonly content: Blob;
}

/** A transport that also fetches files. Made by `create-file-transport.ts`, apart, since most surfaces fetch none. */
export interface FileTransport extends Transport {
  /** @throws GatewayError for everything but a file. */
  fetchFile<E extends Endpoint>(request: CallRequest<E>): Promise<FetchedFile>;
}
