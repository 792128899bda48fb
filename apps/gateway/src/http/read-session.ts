import type { Endpoint } from '@songwai/core/gateway/endpoint';
import type { FastifyRequest } from 'fastify';
import { BusinessRefusal } from './refusal.ts';
import {
  type DriverSession,
  type DriverSessionReader,
  driverHeader,
  type Session,
  type SessionReader,
  sessionHeader,
} from './session.ts';
import { httpTexts, sessionTexts } from './texts.ts';

/** Who calls: a user, a driver's app, or (where anyone may) nobody known. */
type Caller = Session | DriverSession | undefined;

function readHeader(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers[name];
  return typeof header === 'string' && header !== '' ? header : undefined;
}

async function requireAnswer<T>(request: FastifyRequest, name: string, readers: { read(token: string): Promise<T> }): Promise<T> {
  const token = readHeader(request, name);
  const missing = `Missing request header '${name}'`;
  if (token === undefined) throw new BusinessRefusal({ code: 401, text: { th: missing, en: missing } });
  return readers.read(token);
}

function requireRight(session: Session, { access, permit }: Endpoint): Session {
  const mayNot = permit !== undefined && session.company !== null && !session.company.rights.has(permit);
  if (mayNot || (access === 'admin' && session.role !== 'admin'))
    throw new BusinessRefusal({ code: 403, text: httpTexts.forbidden });
  return session;
}

/**
 * The session that a request comes with. A call open to anyone treats a token that opens nothing as a visitor's: a stranger's page must
 * not fail because of what an old sign-in left behind.
 *
 * @throws {BusinessRefusal} 401 without a token, 130-133 with one that opens nothing, 403 without the right, where the call needs a session.
 */
export async function readCaller(request: FastifyRequest, endpoint: Endpoint): Promise<Caller> {
  const { sessions, drivers } = request.server;
  if (endpoint.access === 'anyone') {
    const token = readHeader(request, sessionHeader);
    const answer = token === undefined ? undefined : await sessions.read(token);
    return answer !== undefined && 'session' in answer ? answer.session : undefined;
  }
  if (endpoint.access === 'driver') {
    const answer = await requireAnswer(request, driverHeader, drivers);
    if ('session' in answer) return answer.session;
    throw new BusinessRefusal({ code: answer.problem, text: sessionTexts[answer.problem] });
  }
  const answer = await requireAnswer(request, sessionHeader, sessions);
  if ('session' in answer) return requireRight(answer.session, endpoint);
  throw new BusinessRefusal({ code: answer.problem, text: sessionTexts[answer.problem] });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads session tokens; decorated once by `createServer`. */
    sessions: SessionReader;
    /** Reads the tokens of drivers' apps; decorated once by `createServer`. */
    drivers: DriverSessionReader;
  }
  interface FastifyRequest {
    /** Whose request this is; set before validation, on calls of the contract only. */
    caller: Caller;
  }
}
