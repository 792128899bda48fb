import { call, callForFile } from '../gateway/call.ts';
import type { FetchedFile, FileTransport, Transport } from '../gateway/transport-types.ts';
import { type CodeSent, codeSent } from '../identity/code-sent.ts';
import type { IdentityProof } from '../identity/identity-proof.ts';
import type { DataSubjectRequest, PrivacyContacts, PrivacyStatus } from './data-subject.ts';
import { type RequestPage, requestFromWire } from './request-from-wire.ts';
import * as routes from './routes.generated.ts';

/** How the own data is treated. @throws GatewayError without a session. */
export const fetchPrivacy = async (transport: Transport): Promise<PrivacyStatus> => {
  const { isRestricted = false, receivesPromotions = false, erasureDueDateTime } = await call(transport, routes.readPrivacy);
  const erasureDueAt = erasureDueDateTime === undefined ? null : new Date(erasureDueDateTime);
  return { isRestricted, receivesPromotions, erasureDueAt };
};

/** Whom to write to about data, and where to complain. @throws GatewayError */
export const fetchPrivacyContacts = async (transport: Transport): Promise<PrivacyContacts> => {
  const { officer, authority } = await call(transport, routes.complaintInformation);
  return { officer: officer ?? { name: '', email: '', phone: '' }, authority: authority ?? { name: '', website: '' } };
};

/** A code that proves who asks. */
export interface IdentityCodeSent extends CodeSent {
  /** The phone or the address that it went to, masked: `081-xxx-5678`. */
  readonly sentTo: string;
}

/** Sends a code to prove who asks. @throws GatewayError 422 a partner's user, 429. */
export const sendIdentityCode = async (transport: Transport): Promise<IdentityCodeSent> => {
  const reply = await call(transport, routes.sendIdentityCode);
  return { ...codeSent(reply), sentTo: reply.sentTo ?? '' };
};

/** Everything that is the user's, as one JSON file. @throws GatewayError 422 no proof or a wrong one, 429. */
export const exportData = (transport: FileTransport, proof: Partial<IdentityProof>): Promise<FetchedFile> =>
  callForFile(transport, routes.exportData, proof);

/** Has the account erased. @returns when. @throws GatewayError 409 with `holds` in its fields, 422, 429. */
export const eraseData = async (transport: Transport, proof: Partial<IdentityProof>): Promise<Date> => {
  const reply = await call(transport, routes.eraseData, proof);
  return new Date(reply.dueDateTime ?? '');
};

/** Keeps the account after all. @throws GatewayError 404 no erasure is under way. */
export const cancelErasure = async (transport: Transport): Promise<void> => {
  await call(transport, routes.cancelErasure);
};

/** Asks administrators for a correction. @returns by when it is answered. @throws GatewayError 429. */
export const askCorrection = async (transport: Transport, request: string): Promise<Date> => {
  const reply = await call(transport, routes.askCorrection, { wish: request });
  return new Date(reply.dueDateTime ?? '');
};

/** Restricts what is done with the own data, or no longer. @throws GatewayError without a session. */
export const restrictData = async (transport: Transport, isRestricted: boolean): Promise<void> => {
  await call(transport, routes.restrictData, { isRestricted });
};

/** Objects to marketing. @throws GatewayError 429 too often with words. */
export const objectToMarketing = async (transport: Transport, request = ''): Promise<void> => {
  await call(transport, routes.objectToMarketing, { wish: request });
};

/** Takes a consent back. @throws GatewayError 409 terms. */
export const withdrawConsent = async (transport: Transport, kind: 'promotions' | 'terms'): Promise<void> => {
  await call(transport, routes.withdrawConsent, { kind });
};

/** What was asked and what came of it, newest first. @throws GatewayError without a session. */
export const fetchDataRequests = async (transport: Transport, cursor?: string): Promise<RequestPage<DataSubjectRequest>> => {
  const { requests = [], nextCursor = null } = await call(transport, routes.listOwnRequests, { cursor });
  return { requests: requests.map(requestFromWire), nextCursor };
};
