import type { Endpoint, ReplyOf } from '@songwai/core/gateway/endpoint';
import { fillPath } from '@songwai/core/gateway/transport-options';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Who calls: the token of a session, the origin of a page. */
export interface Asked {
  readonly token?: string | undefined;
  readonly origin?: string;
}

interface Calls {
  get(call: string, query: Readonly<Record<string, string>>, asked: Asked): Promise<Answer>;
  post(call: string, body: unknown, asked: Asked): Promise<Answer>;
}

/** All fields required: a refusal lacks most of them, and each test checks the ones that it expects. */
type Complete<T> = T extends readonly unknown[] | string | number | boolean
  ? T extends readonly (infer Element)[]
    ? Complete<Element>[]
    : T
  : { [Name in keyof T]-?: Complete<NonNullable<T[Name]>> };

/** The answer of a call, with the fields that its contract names. */
export interface Replied<E extends Endpoint> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Complete<ReplyOf<E>>;
}

/** Returns the function that calls by contract: fields that a path names go into the path, the others into the body or the query. */
export const makeTypedCall =
  ({ get, post }: Calls) =>
  async <E extends Endpoint>(endpoint: E, fields: object = {}, asked: Asked = {}): Promise<Replied<E>> => {
    const inPath = new Set(Object.keys(endpoint.params?.properties ?? {}));
    const given = Object.entries(fields);
    const path = fillPath(endpoint.path, Object.fromEntries(given.filter(([name]) => inPath.has(name))));
    const body = Object.fromEntries(given.filter(([name]) => !inPath.has(name)));
    const answer = await (endpoint.method === 'GET' ? get(path, body, asked) : post(path, body, asked));
    return answer as Replied<E>;
  };
