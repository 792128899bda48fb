import type { Access } from '@songwai/core/gateway/endpoint';
import type { FastifyRequest } from 'fastify';
import { BusinessRefusal } from './refusal.ts';
import { type Session, type SessionReader, sessionHeader } from './session.ts';
import { sessionTexts } from './texts.ts';

const missingHeader = `Missing request header '${sessionHeader}'`;

/**
 * The session that a request comes with. A call open to anyone treats a token that opens nothing as a visitor's: a stranger's page must
 * not fail because of what an old sign-in left behind.
 *
 * @throws {BusinessRefusal} 401 without a token, 130-133 with one that opens nothing, where the call needs a session.
 */
export async function readSession(
  sessions: SessionReader,
  request: FastifyRequest,
  access: Access,
): Promise<Session | undefined> {
  const header = request.headers[sessionHeader];
  const token = typeof header === 'string' && header !== '' ? header : undefined;
  if (token === undefined) {
    if (access === 'anyone') return undefined;
    throw new BusinessRefusal({ code: 401, text: { th: missingHeader, en: missingHeader } });
  }
  const answer = await sessions.read(token);
  if ('session' in answer) return answer.session;
  if (access === 'anyone') return undefined;
  throw new BusinessRefusal({ code: answer.problem, text: sessionTexts[answer.problem] });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads session tokens; decorated once by `createServer`. */
    sessions: SessionReader;
  }
  interface FastifyRequest {
    /** Whose request this is; set before validation, on calls of the contract only. */
    caller: Session | undefined;
  }
}
