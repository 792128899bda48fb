import type { Transport } from '../gateway/transport-types.ts';
import type { Invitation, MemberRights } from './company-member.ts';
import type {
  inviteMember as InviteMember,
  joinCompany as JoinCompany,
  listInvitations as ListInvitations,
  revokeInvitation as RevokeInvitation,
  showInvitation as ShowInvitation,
} from './invitations-contract.ts';

/** Somebody who is to act for the company. */
export interface NewInvitation {
  /** E-mail address or Thai mobile. */
  readonly contact: string;
  readonly departmentId?: string;
  readonly rights: MemberRights;
}

/** Sends a link by mail or text message. @throws GatewayError 403 not the owner, 404, 409 fifty are open, 422, 429 with the time to wait. */
export const inviteMember = async (transport: Transport, invitation: NewInvitation): Promise<void> => {
  await transport.call<typeof InviteMember>({ method: 'POST', path: '/v2/department/invite', body: invitation });
};

/** What nobody has accepted yet. @throws GatewayError 403 not the owner. */
export const fetchInvitations = async (transport: Transport): Promise<readonly Invitation[]> => {
  const call = { method: 'GET', path: '/v2/department/invite', body: {}, isIdempotentRead: true } as const;
  const reply = await transport.call<typeof ListInvitations>(call);
  return (reply.invitations ?? []).map(({ expiresDateTime, ...invitation }) => ({
    ...invitation,
    expiresAt: new Date(expiresDateTime),
  }));
};

/** Takes an invitation back. @throws GatewayError 403, 404. */
export const revokeInvitation = async (transport: Transport, invitationId: string): Promise<void> => {
  await transport.call<typeof RevokeInvitation>({ method: 'POST', path: '/v2/department/invite/revoke', body: { invitationId } });
};

/** Which company invites. @throws GatewayError 404 used, taken back or too old. */
export const fetchInvitation = async (transport: Transport, token: string): Promise<{ readonly companyName: string }> => {
  const reply = await transport.call<typeof ShowInvitation>({
    method: 'POST',
    path: '/v2/department/invite/show',
    body: { token },
  });
  return { companyName: reply.companyName ?? '' };
};

/** Acts for the company from now on. @returns its name. @throws GatewayError 404, 409. */
export const joinCompany = async (transport: Transport, token: string): Promise<string> => {
  const reply = await transport.call<typeof JoinCompany>({ method: 'POST', path: '/v2/department/join', body: { token } });
  return reply.companyName ?? '';
};
