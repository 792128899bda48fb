import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { Invitation, MemberRights } from './company-member.ts';
import * as routes from './routes.generated.ts';

/** A person to invite. */
export interface NewInvitation {
  /** E-mail address or Thai mobile. */
  readonly contact: string;
  readonly departmentId?: string;
  readonly rights: MemberRights;
}

/**
 * Sends a link by e-mail or text message. @throws GatewayError 403 without the right to manage, 404, 409 fifty are open, 422, 429 with the time
 * to wait.
 */
export const inviteMember = async (transport: Transport, invitation: NewInvitation): Promise<void> => {
  await call(transport, routes.inviteMember, invitation);
};

/** Open invitations. @throws GatewayError 403 without the right to manage. */
export const fetchInvitations = async (transport: Transport): Promise<readonly Invitation[]> => {
  const reply = await call(transport, routes.listInvitations);
  return (reply.invitations ?? []).map(({ expiresDateTime, ...invitation }) => ({
    ...invitation,
    expiresAt: new Date(expiresDateTime),
  }));
};

/** Revokes an invitation. @throws GatewayError 403, 404. */
export const revokeInvitation = async (transport: Transport, invitationId: string): Promise<void> => {
  await call(transport, routes.revokeInvitation, { invitationId });
};

/** An invitation as whoever follows its link sees it. */
export interface InvitationToAnswer {
  readonly companyName: string;
  /** Whether Songwai has checked the company's documents. */
  readonly isVerified: boolean;
  readonly rights: MemberRights;
  /** Null if the gateway does not say. */
  readonly expiresAt: Date | null;
}

const noRights: MemberRights = { order: false, view: false, pay: false, manage: false };

/** Fetches the invitation of a link. @throws GatewayError 404 used, revoked or expired. */
export const fetchInvitation = async (transport: Transport, token: string): Promise<InvitationToAnswer> => {
  const reply = await call(transport, routes.showInvitation, { token });
  const { companyName = '', isVerified = false, rights = noRights, expiresDateTime } = reply;
  return { companyName, isVerified, rights, expiresAt: expiresDateTime === undefined ? null : new Date(expiresDateTime) };
};

/** Accepts an invitation to act for the company. @returns the company's name. @throws GatewayError 404, 409. */
export const joinCompany = async (transport: Transport, token: string): Promise<string> => {
  const reply = await call(transport, routes.joinCompany, { token });
  return reply.companyName ?? '';
};
