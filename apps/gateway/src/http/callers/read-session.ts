import type { Endpoint } from '@songwai/core/gateway/endpoint';
import type { FastifyRequest } from 'fastify';
import { readNamedLanguage } from '../language.ts';
import { BusinessRefusal } from '../refusal.ts';
import { httpTexts, sessionTexts } from '../texts.ts';
import type { KnownCallers } from './known-callers.ts';
import {
  type DriverSession,
  type DriverSessionReader,
  driverHeader,
  type PartnerGate,
  type PartnerSession,
  partnerHeader,
  type Session,
  type SessionReader,
  sessionHeader,
  signatureHeader,
  type TermsGate,
} from './session.ts';
import { hashSentToken } from './token-hash.ts';

/** A user, a driver's app, a partner's server, or (on calls open to anyone) undefined for an unknown caller. */
type Caller = Session | DriverSession | PartnerSession | undefined;

/** What a call, or a route that is none, requires of a user. */
type Requirements = Pick<
  Endpoint,
  'access' | 'permit' | 'company' | 'feature' | 'needsTerms' | 'isOpenToUnverified' | 'withoutToken'
>;

function readHeader(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers[name];
  return typeof header === 'string' && header !== '' ? header : undefined;
}

function requireHeader(request: FastifyRequest, name: string): string {
  const value = readHeader(request, name);
  const missing = `Missing request header '${name}'`;
  if (value === undefined) throw new BusinessRefusal({ code: 401, text: { th: missing, en: missing } });
  return value;
}

/** Checked at each call, because a partner may withdraw a feature at any time. */
async function requireFeature({ partnerId }: Session, { feature }: Requirements, partners: PartnerGate): Promise<void> {
  if (partnerId === null || feature === undefined || (await partners.offers(partnerId, feature))) return;
  throw new BusinessRefusal({ code: 403, text: httpTexts.featureOff, fields: { reason: 'feature_off' } });
}

/** Calls that order, pay or join a company need the current terms accepted; reading and undoing need no more than the session. */
const areTermsNeeded = ({ permit, needsTerms }: Requirements): boolean => needsTerms ?? (permit === 'order' || permit === 'pay');

const readPartner = (request: FastifyRequest): Promise<PartnerSession> =>
  request.server.partners.identify({
    partnerId: requireHeader(request, partnerHeader),
    signature: requireHeader(request, signatureHeader),
    method: request.method,
    url: request.originalUrl,
    body: request.signedBody,
  });

function mayAct({ userId, role, company }: Session, { access, permit, company: needed }: Requirements): boolean {
  if (access === 'admin' && role !== 'admin') return false;
  if (company === null) return needed === undefined;
  if (needed === 'owner' && company.companyId !== userId) return false;
  return permit === undefined || company.rights.has(permit);
}

function requireRight(session: Session, endpoint: Requirements): Session {
  const { isOpenToUnverified } = endpoint;
  if (session.isUnverified && !isOpenToUnverified) throw new BusinessRefusal({ code: 102, text: httpTexts.unverified });
  if (!mayAct(session, endpoint)) throw new BusinessRefusal({ code: 403, text: httpTexts.forbidden });
  return session;
}

/**
 * The session of a signed-in user; of its own for a route that is no call, such as a stream.
 *
 * @throws {BusinessRefusal} as `readCaller`.
 */
export async function readSession(request: FastifyRequest, needed: Requirements): Promise<Session> {
  const { sessions, partners, terms } = request.server;
  const { withoutToken } = needed;
  if (withoutToken !== undefined && readHeader(request, sessionHeader) === undefined) {
    const { code, description } = withoutToken;
    throw new BusinessRefusal({ code, status: 401, text: { th: description, en: description } });
  }
  const answer = await sessions.read(hashSentToken(request, requireHeader(request, sessionHeader)), readNamedLanguage(request));
  if ('problem' in answer) throw new BusinessRefusal({ code: answer.problem, text: sessionTexts[answer.problem] });
  const session = requireRight(answer.session, needed);
  // Most callers are no partner's: what is not asked is not waited for either.
  if (session.partnerId !== null) await requireFeature(session, needed, partners);
  if (areTermsNeeded(needed)) await terms.requireAccepted(session);
  return session;
}

/**
 * The session of a driver's app; of its own for a route that is no call, such as a stream.
 *
 * @throws {BusinessRefusal} 401 without a token, 130-133 with an invalid one.
 */
export async function readDriverSession(request: FastifyRequest): Promise<DriverSession> {
  const answer = await request.server.drivers.read(requireHeader(request, driverHeader));
  if ('session' in answer) return answer.session;
  throw new BusinessRefusal({ code: answer.problem, text: sessionTexts[answer.problem] });
}

/** The key under which a caller with a personal token is counted; undefined for a partner's server, which has none. */
export function whoIs(caller: Caller): string | undefined {
  if (caller === undefined || 'driverId' in caller) return caller && `driver ${caller.driverId}`;
  return 'userId' in caller ? `user ${caller.userId}` : undefined;
}

/** Whether a call is open to anyone, and comes without the token of a session: there is nobody to read. */
export const isStranger = (request: FastifyRequest, { access }: Pick<Endpoint, 'access'>): boolean =>
  access === 'anyone' && readHeader(request, sessionHeader) === undefined;

/**
 * The session of a request. A call open to anyone treats an invalid token, and one of a user whose phone is not verified, as a
 * visitor's: a public page must not fail because of an old sign-in.
 *
 * @throws {BusinessRefusal} where the call needs a session: 401 without a token, 130-133 with an invalid one, 102 before the
 * phone is verified, 403 without the right, 428 before the terms are accepted that the call needs.
 */
export async function readCaller(request: FastifyRequest, endpoint: Endpoint): Promise<Caller> {
  const { sessions } = request.server;
  if (endpoint.access === 'partner') return readPartner(request);
  if (endpoint.access === 'anyone') {
    const token = readHeader(request, sessionHeader);
    const answer =
      token === undefined ? undefined : await sessions.read(hashSentToken(request, token), readNamedLanguage(request));
    return answer !== undefined && 'session' in answer && !answer.session.isUnverified ? answer.session : undefined;
  }
  if (endpoint.access === 'driver') return readDriverSession(request);
  return readSession(request, endpoint);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The callers that requests are counted by; decorated once by `createServer`. */
    knownCallers: KnownCallers;
    /** Reads session tokens; decorated once by `createServer`. */
    sessions: SessionReader;
    /** Reads the tokens of drivers' apps; decorated once by `createServer`. */
    drivers: DriverSessionReader;
    /** Identifies partners' servers and knows what partners offer; decorated once by `createServer`. */
    partners: PartnerGate;
    /** Knows which terms each user accepted; decorated once by `createServer`. */
    terms: TermsGate;
  }
  interface FastifyRequest {
    /** The caller of this request; set before validation, on calls of the contract only. */
    caller: Caller;
    /** The body as sent, on calls that a partner's server signs; empty elsewhere. */
    signedBody: string;
  }
}
