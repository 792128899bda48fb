import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { Invitation, MemberRights } from './company-member.ts';
import * as routes from './routes.generated.ts';

/** A person to be invited. */
export interface NewInvitation {
  /** E-mail address or Thai mobile. */
  readonly contact: string;
  readonly departmentId?: string;
  readonly rights: MemberRights;
}

/** Sends a link by mail or text message. @throws GatewayError 403 not the owner, 404, 409 fifty are open, 422, 429 with the time to wait. */
export const inviteMember = async (transport: Transport, invitation: NewInvitation): Promise<void> => {
  await call(transport, routes.inviteMember, invitation);
};

/** Invitations that have not been accepted yet. @throws GatewayError 403 not the owner. */
export const fetchInvitations = async (transport: Transport): Promise<readonly Invitation[]> => {
  const reply = await call(transport, routes.listInvitations);
  return (reply.invitations ?? []).map(({ expiresDateTime, ...invitation }) => ({
    ...invitation,
    expiresAt: new Date(expiresDateTime),
  }));
};

/** Takes an invitation back. @throws GatewayError 403, 404. */
export const revokeInvitation = async (transport: Transport, invitationId: string): Promise<void> => {
  await call(transport, routes.revokeInvitation, { invitationId });
};

/** Which company invites. @throws GatewayError 404 used, taken back or too old. */
export const fetchInvitation = async (transport: Transport, token: string): Promise<{ readonly companyName: string }> => {
  const reply = await call(transport, routes.showInvitation, { token });
  return { companyName: reply.companyName ?? '' };
};

/** Acts for the company from now on. @returns its name. @throws GatewayError 404, 409. */
export const joinCompany = async (transport: Transport, token: string): Promise<string> => {
  const reply = await call(transport, routes.joinCompany, { token });
  return reply.companyName ?? '';
};
