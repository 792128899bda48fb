import type { Static, TObject } from 'typebox';

/**
 * Who may call: `anyone`; `session` needs a valid `sk-token` header, `admin` that of an administrator; `driver` the `driver-token` of a
 * driver's app; `partner` a partner's server, which signs each call with its secret.
 */
export type Access = 'anyone' | 'session' | 'admin' | 'driver' | 'partner';

/** What a company lets its member do: book, see everybody's bookings, pay with the company's money (spec §6). */
export type CompanyRight = 'order' | 'view' | 'pay';

/** What a partner offers its guests: booking, following what was booked, the page with prices, the page for the delivery point. */
export type PartnerFeature = 'order' | 'tracking' | 'priceCheck' | 'dropPoint';

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
  /** Only for who acts for a company, or only for the company's owner. */
  readonly company?: 'member' | 'owner';
  /** A member of a company needs this right; its owner has all of them, and who belongs to no company needs none. */
  readonly permit?: CompanyRight;
  /**
   * Only for who has accepted the terms that hold: ours, and those of the partner that signed the user on. Unless it says otherwise, a call needs
   * them that needs the right to order or to pay.
   */
  readonly needsTerms?: boolean;
  /** A user whom a partner signed on may call only while that partner offers this; everybody else may. */
  readonly feature?: PartnerFeature;
  /** Also for a user whose phone is not verified yet, who may do nothing else. */
  readonly isOpenToUnverified?: boolean;
  /** What a call without a token is answered besides HTTP 401, where it is not the usual code 401 (spec §8, the location list). */
  readonly withoutToken?: { readonly code: number; readonly description: string };
  /** Where success is a file and not JSON: its media type. Refusals stay JSON. */
  readonly file?: string;
  /** Where a body may be larger than a megabyte, as one with a photo is. */
  readonly maxBodyBytes?: number;
  /** A client may try it again after a transient failure: it reads, or what is done twice is done once. Absent: a GET, and no POST. */
  readonly isIdempotentRead?: boolean;
  /** For how many seconds anybody may keep a success: it is the same for everyone. */
  readonly cacheSeconds?: number;
  readonly request: Request;
  readonly reply: Reply;
  /** Shown on the OpenAPI page; a test proves that it satisfies `request`. */
  readonly example: Readonly<Record<string, unknown>>;
  /** The same for `params`. */
  readonly paramsExample?: Readonly<Record<string, string>>;
}

export type RequestOf<E extends Endpoint> = Static<E['request']>;
export type ReplyOf<E extends Endpoint> = Static<E['reply']>;

/** What an endpoint says of its path and of a file as its answer, in the types that it says it in. */
type Said<Params, File> = (Params extends TObject ? { readonly params: Params } : unknown) &
  (File extends string ? { readonly file: File } : unknown);

/**
 * Keeps the literal types of method, path and access, so that the routes in `routes.generated.ts` can be checked against them and a handler knows its session, its
 * parameters and whether it answers a file.
 */
export function defineEndpoint<
  const Method extends 'GET' | 'POST',
  const Path extends string,
  Request extends TObject,
  Reply extends TObject,
  const A extends Access,
  Params extends TObject | null = null,
  const File extends string | null = null,
>(
  endpoint: Omit<Endpoint<Method, Path, Request, Reply, A>, 'params' | 'file'> & {
    readonly params?: Params;
    readonly file?: File;
  },
): Omit<Endpoint<Method, Path, Request, Reply, A>, 'params' | 'file'> & Said<Params, File>;
export function defineEndpoint(endpoint: Endpoint): Endpoint {
  return endpoint;
}
