import { call, callForFile } from '../gateway/call.ts';
import type { FetchedFile, FileTransport, Transport } from '../gateway/transport-types.ts';
import { type CodeSent, codeSent } from '../identity/code-sent.ts';
import type { IdentityProof } from '../identity/identity-proof.ts';
import type { DataSubjectRequest, PrivacyContacts, PrivacyStatus } from './data-subject.ts';
import { type RequestPage, requestFromWire } from './request-from-wire.ts';
import * as routes from './routes.generated.ts';

/** The privacy state of the user's own data. @throws GatewayError without a session. */
export const fetchPrivacy = async (transport: Transport): Promise<PrivacyStatus> => {
  const reply = await call(transport, routes.readPrivacy);
  const { isRestricted = false, receivesPromotions = false, erasureDueDateTime, holds = [] } = reply;
  const erasureDueAt = erasureDueDateTime === undefined ? null : new Date(erasureDueDateTime);
  return { isRestricted, receivesPromotions, erasureDueAt, erasureHolds: holds };
};

/** The data protection officer, and the authority for complaints. @throws GatewayError */
export const fetchPrivacyContacts = async (transport: Transport): Promise<PrivacyContacts> => {
  const { officer, authority } = await call(transport, routes.complaintInformation);
  return { officer: officer ?? { name: '', email: '', phone: '' }, authority: authority ?? { name: '', website: '' } };
};

/** A sent code that confirms the user's identity. */
export interface IdentityCodeSent extends CodeSent {
  /** The phone or address that received it, masked: `081-xxx-5678`. */
  readonly sentTo: string;
}

/** Sends a code to confirm the user's identity. @throws GatewayError 422 a partner's user, 429. */
export const sendIdentityCode = async (transport: Transport): Promise<IdentityCodeSent> => {
  const reply = await call(transport, routes.sendIdentityCode);
  return { ...codeSent(reply), sentTo: reply.sentTo ?? '' };
};

/** All data of the user as one JSON file. @throws GatewayError 422 missing or wrong proof, 429. */
export const exportData = (transport: FileTransport, proof: Partial<IdentityProof>): Promise<FetchedFile> =>
  callForFile(transport, routes.exportData, proof);

/** Schedules the erasure of the account. @returns its time. @throws GatewayError 409 with `holds` in its fields, 422, 429. */
export const eraseData = async (transport: Transport, proof: Partial<IdentityProof>): Promise<Date> => {
  const reply = await call(transport, routes.eraseData, proof);
  return new Date(reply.dueDateTime ?? '');
};

/** Cancels the erasure of the account. @throws GatewayError 404 no erasure is scheduled. */
export const cancelErasure = async (transport: Transport): Promise<void> => {
  await call(transport, routes.cancelErasure);
};

/** Requests a correction from administrators. @returns when it will be answered. @throws GatewayError 429. */
export const askCorrection = async (transport: Transport, request: string): Promise<Date> => {
  const reply = await call(transport, routes.askCorrection, { wish: request });
  return new Date(reply.dueDateTime ?? '');
};

/** Restricts the use of the user's own data, or ends the restriction. @throws GatewayError without a session. */
export const restrictData = async (transport: Transport, isRestricted: boolean): Promise<void> => {
  await call(transport, routes.restrictData, { isRestricted });
};

/** Objects to marketing. @throws GatewayError 429 too many with a text. */
export const objectToMarketing = async (transport: Transport, request = ''): Promise<void> => {
  await call(transport, routes.objectToMarketing, { wish: request });
};

/** Withdraws a consent. @throws GatewayError 409 terms. */
export const withdrawConsent = async (transport: Transport, kind: 'promotions' | 'terms'): Promise<void> => {
  await call(transport, routes.withdrawConsent, { kind });
};

/** The user's data requests with their outcomes, newest first. @throws GatewayError without a session. */
export const fetchDataRequests = async (transport: Transport, cursor?: string): Promise<RequestPage<DataSubjectRequest>> => {
  const { requests = [], nextCursor = null } = await call(transport, routes.listOwnRequests, { cursor });
  return { requests: requests.map(requestFromWire), nextCursor };
};
