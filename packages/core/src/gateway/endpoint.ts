import type { Static, TObject } from 'typebox';

/** Who may call: `anyone`; `session` needs a valid `sk-token` header. */
export type Access = 'anyone' | 'session';

/**
 * One call of the wire: the single source for the client's types, the gateway's validation and serialisation, and the OpenAPI page.
 * `request` is the JSON body of a POST and the query of a GET; a path parameter stands as `:name` in `path` and in `params`.
 */
export interface Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Path extends string = string,
  Request extends TObject = TObject,
  Reply extends TObject = TObject,
  A extends Access = Access,
> {
  readonly method: Method;
  readonly path: Path;
  readonly access: A;
  readonly summary: string;
  readonly params?: TObject;
  readonly request: Request;
  readonly reply: Reply;
  /** Shown on the OpenAPI page; a test proves that it satisfies `request`. */
  readonly example: Readonly<Record<string, unknown>>;
}

export type RequestOf<E extends Endpoint> = Static<E['request']>;
export type ReplyOf<E extends Endpoint> = Static<E['reply']>;

/** Keeps the literal types of method, path and access, so that `calls.ts` can be checked against them and a handler knows its session. */
export const defineEndpoint = <
  const Method extends 'GET' | 'POST',
  const Path extends string,
  Request extends TObject,
  Reply extends TObject,
  const A extends Access,
>(
  endpoint: Endpoint<Method, Path, Request, Reply, A>,
): Endpoint<Method, Path, Request, Reply, A> => endpoint;
