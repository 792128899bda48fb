import {
  inviteMember,
  joinCompany,
  listInvitations,
  revokeInvitation,
  showInvitation,
} from '@songwai/core/companies/invitations-contract';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../http/call-place.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { companyInMessage } from './company-in-message.ts';
import type { InvitationService } from './invitations.ts';
import type { JoinService } from './join-company.ts';
import { readRights, wireRights } from './routes.ts';
import { memberTexts } from './texts.ts';

/** Of a name that anybody can give themselves, on a page of ours. */
const longestShownName = 80;

/** Mounts the calls by which a user becomes a member of a company. */
export function registerInvitations(
  app: FastifyInstance,
  { invitations, joining }: { readonly invitations: InvitationService; readonly joining: JoinService },
): void {
  mountEndpoint(app, inviteMember, async ({ body, session, language, request }) => {
    const { contact, departmentId } = body;
    const rights = readRights(body.rights);
    const from = { session, address: addressOf(request) };
    const { invitationId, expiresAt } = await invitations.invite({ contact, departmentId, rights, language }, from);
    const responseDesc = memberTexts.invited[language];
    return { responseDesc, invitationId, expiresDateTime: expiresAt.toISOString() };
  });

  mountEndpoint(app, listInvitations, async ({ session }) => ({
    invitations: (await invitations.list(session)).map((row) => ({
      invitationId: row.id,
      contact: row.contact,
      departmentName: row.department_name ?? '',
      rights: wireRights(row),
      expiresDateTime: row.expires_at.toISOString(),
    })),
  }));

  mountEndpoint(app, revokeInvitation, async ({ body, session }) => {
    await invitations.revoke(body.invitationId, session);
  });

  mountEndpoint(app, showInvitation, async ({ body }) => {
    const found = await joining.show(body.token);
    return {
      companyName: companyInMessage(found.company_name ?? '', longestShownName),
      isVerified: found.isVerified,
      rights: wireRights(found),
      expiresDateTime: found.expires_at.toISOString(),
    };
  });

  mountEndpoint(app, joinCompany, async ({ body, session, language }) => {
    const companyName = await joining.join(body.token, session);
    return { responseDesc: memberTexts.joined[language], companyName };
  });
}
