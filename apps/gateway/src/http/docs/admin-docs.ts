import type { Access } from '@songwai/core/gateway/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionHeader } from '../callers/session.ts';
import { hashSentToken } from '../callers/token-hash.ts';

/** Extension field of an OpenAPI operation with its access. */
export const accessMark = 'x-access';

type Operations = Readonly<Record<string, { readonly [accessMark]?: Access }>>;

/** The part of @fastify/swagger's description that is used here. */
interface Described {
  readonly paths?: Readonly<Record<string, Operations | undefined>>;
}

const isAdminCall = (operations: Operations): boolean =>
  Object.values(operations).some((operation) => operation[accessMark] === 'admin');

/** The description without the calls of administrators. */
const withoutAdminCalls = (description: Described): Described => {
  const paths = Object.entries(description.paths ?? {});
  return { ...description, paths: Object.fromEntries(paths.filter(([, operations]) => !isAdminCall(operations ?? {}))) };
};

/** Whether a request for the API page comes with the session of an administrator. */
async function isFromAdmin(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const token = request.headers[sessionHeader];
  if (typeof token !== 'string' || token === '') return false;
  const answer = await app.sessions.read(hashSentToken(request, token));
  return 'session' in answer && answer.session.role === 'admin';
}

/** Decides which part of the description a caller may see. */
export interface DocsAudience {
  /** Reads the session of the caller; must run before the other two. */
  meet(request: FastifyRequest): Promise<void>;
  isAdmin(request: FastifyRequest): boolean;
  /** The description for that caller. */
  show(description: Described, request: FastifyRequest): Described;
}

/** Shows the calls of administrators only to administrators. */
export function hideAdminCalls(app: FastifyInstance): DocsAudience {
  const fromAdmins = new WeakSet<FastifyRequest>();
  const isAdmin = (request: FastifyRequest): boolean => fromAdmins.has(request);
  return {
    meet: async (request) => {
      if (await isFromAdmin(app, request)) fromAdmins.add(request);
    },
    isAdmin,
    show: (description, request) => (isAdmin(request) ? description : withoutAdminCalls(description)),
  };
}
