import type { Static, TObject } from 'typebox';
import type { Endpoint, ReplyOf } from './endpoint.ts';
import type { CallRequest, FetchedFile, FileTransport, Transport } from './transport-types.ts';

/** Exists only in types: it lets a route's type carry its endpoint. */
declare const endpoint: unique symbol;

/** The part of an endpoint that a browser needs, without schemas. `npm run routes` generates them from the contracts. */
export interface Route<E extends Endpoint> extends Pick<CallRequest<E>, 'path' | 'isIdempotentRead'> {
  /** Absent: `POST`. */
  readonly method?: E['method'];
  readonly [endpoint]?: E;
}

/** What a caller may send: lists may be readonly, and an optional field may be undefined, which omits it. */
type Sendable<T> = T extends (infer Item)[]
  ? readonly Sendable<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Sendable<T[Name]> | (object extends Pick<T, Name> ? undefined : never) }
    : T;

type PathFields<E extends Endpoint> = E extends { readonly params: infer Params extends TObject } ? Static<Params> : unknown;

/** The fields of an endpoint's body (with a GET: its query) and path, and the signal that aborts the call. */
export type CallInput<E extends Endpoint> = Sendable<CallRequest<E>['body']> &
  PathFields<E> & { readonly signal?: AbortSignal | undefined };

type Input<E extends Endpoint> = Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Calls the gateway. @throws GatewayError unless it succeeds. */
export function call<E extends Endpoint>(transport: Transport, route: Route<E>, ...input: Input<E>): Promise<ReplyOf<E>>;
export function call(transport: Transport, route: Route<Endpoint>, { signal, ...body }: CallInput<Endpoint> = {}) {
  return transport.call({ signal, body, method: 'POST', ...route });
}

/** Calls the gateway for a file. @throws GatewayError unless the answer is a file. */
export function callForFile<E extends Endpoint>(
  transport: FileTransport,
  route: Route<E>,
  ...input: Input<E>
): Promise<FetchedFile>;
export function callForFile(transport: FileTransport, route: Route<Endpoint>, { signal, ...body }: CallInput<Endpoint> = {}) {
  return transport.fetchFile({ signal, body, method: 'POST', ...route });
}
