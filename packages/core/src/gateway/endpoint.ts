import type { Static, TObject } from 'typebox';

/**
 * Who may call: `anyone`; `session` needs a valid `sk-token` header, `admin` an administrator's; `driver` the `driver-token` of a
 * driver's app; `partner` a call that a partner's server signs with its secret.
 */
export type Access = 'anyone' | 'session' | 'admin' | 'driver' | 'partner';

/**
 * What a company lets a member do: book, see all bookings, pay with the company's money, manage its members, invitations and
 * departments (spec §6).
 */
export type CompanyRight = 'order' | 'view' | 'pay' | 'manage';

/** What a partner offers its guests: booking, tracking, the price page, the page for the delivery point, hires by the day. */
export type PartnerFeature = 'order' | 'tracking' | 'priceCheck' | 'dropPoint' | 'fullDay';

/**
 * One call of the wire: the single source for the client's types, the gateway's validation and serialisation, and the OpenAPI
 * page.
 * `request` is the JSON body of a POST or the query of a GET; a path parameter is `:name` in `path` and a field of `params`.
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
  /** Only for members of a company, or only for its owner. */
  readonly company?: 'member' | 'owner';
  /** A company's member needs this right; the owner has all of them, and a user without a company needs none. */
  readonly permit?: CompanyRight;
  /**
   * The user must have accepted the current terms: ours, and those of the partner that signed the user on. The default is true
   * for a call that needs the right to order or to pay.
   */
  readonly needsTerms?: boolean;
  /** A partner's guest may call only while the partner offers this feature; other users always may. */
  readonly feature?: PartnerFeature;
  /** Also open to a user whose phone is not verified yet; all other calls are refused to such a user. */
  readonly isOpenToUnverified?: boolean;
  /** The answer besides HTTP 401 to a call without a token, where it is not the usual code 401 (spec §8, the location list). */
  readonly withoutToken?: { readonly code: number; readonly description: string };
  /** Media type, where success returns a file instead of JSON. Refusals stay JSON. */
  readonly file?: string;
  /** Texts stay as written, with every script and sign: they are only shown, never printed or sent to a driver's phone as an order. */
  readonly keepsTexts?: boolean;
  /** Set where a body may exceed `plainBodyBytes` (64 kB): one with a photo, a file, a batch or many stops. */
  readonly maxBodyBytes?: number;
  /**
   * A client may repeat it after a transient failure, because it reads or is idempotent. Default: true for GET, false for POST.
   */
  readonly isIdempotentRead?: boolean;
  /** How many seconds a shared cache may keep a successful reply, which is the same for everyone. */
  readonly cacheSeconds?: number;
  /** For how many more seconds a cache may still use that reply while it asks again; the answer then has an `ETag`, too. */
  readonly staleSeconds?: number;
  readonly request: Request;
  readonly reply: Reply;
  /** Shown on the OpenAPI page; a test proves that it satisfies `request`. */
  readonly example: Readonly<Record<string, unknown>>;
  /** An example for `params`. */
  readonly paramsExample?: Readonly<Record<string, string>>;
}

export type RequestOf<E extends Endpoint> = Static<E['request']>;
export type ReplyOf<E extends Endpoint> = Static<E['reply']>;

/** The literal types of `params` and `file`, where an endpoint has them. */
type Said<Params, File> = (Params extends TObject ? { readonly params: Params } : unknown) &
  (File extends string ? { readonly file: File } : unknown);

/**
 * Keeps the literal types of method, path and access, so that the routes in `routes.generated.ts` can be checked against them and
 * a handler's type has its session and parameters and whether it returns a file.
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
