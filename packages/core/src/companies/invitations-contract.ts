import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { memberRights, rightsToGive } from './rights-wire.ts';

const id = Type.String({ minLength: 1, maxLength: 60 });
const token = Type.String({ minLength: 1, maxLength: 100 });

export const inviteMember = defineEndpoint({
  method: 'POST',
  path: '/v2/department/invite',
  access: 'session',
  company: 'member',
  permit: 'manage',
  summary: 'Invite somebody to act for the company, by a link that is sent to an e-mail address or phone',
  request: Type.Object({
    ...commonFields,
    /** E-mail address or Thai mobile. A newer invitation to the same contact replaces the older. */
    contact: Type.String({ minLength: 1, maxLength: 120 }),
    departmentId: Type.Optional(id),
    rights: rightsToGive,
  }),
  /**
   * HTTP 403 without the right to manage, and for a right that the caller lacks; 404 no such department; 409 fifty are open; 422 `contact`; 429 with `Retry-After`: a second to the
   * contact within a minute, too many to the contact or from the client's address, or too many by the company within 24 hours (5
   * while it is not verified).
   */
  reply: Type.Object({ ...envelope, invitationId: Type.Optional(Type.String()), expiresDateTime: Type.Optional(Type.String()) }),
  example: { contact: 'malee@example.co.th', rights: { order: true, view: false, pay: false }, lang: 'th' },
});

export const listInvitations = defineEndpoint({
  method: 'GET',
  path: '/v2/department/invite',
  access: 'session',
  company: 'member',
  permit: 'manage',
  summary: 'Invitations that nobody has accepted yet',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    invitations: Type.Optional(
      Type.Array(
        Type.Object({
          invitationId: Type.String(),
          contact: Type.String(),
          departmentName: Type.String(),
          rights: memberRights,
          expiresDateTime: Type.String(),
        }),
      ),
    ),
  }),
  example: { lang: 'th' },
});

export const revokeInvitation = defineEndpoint({
  method: 'POST',
  path: '/v2/department/invite/revoke',
  access: 'session',
  company: 'member',
  permit: 'manage',
  summary: 'Take an invitation back: its link opens nothing any more',
  request: Type.Object({ ...commonFields, invitationId: id }),
  /** HTTP 403 without the right to manage; 404 no open invitation of this company. */
  reply: Type.Object(envelope),
  example: { invitationId: '9a9b0d5a-1c5d-4b11-8a52-6f3b4c0e3f0d', lang: 'th' },
});

export const showInvitation = defineEndpoint({
  method: 'POST',
  path: '/v2/department/invite/show',
  access: 'anyone',
  summary: 'Which company invites, to be shown before somebody joins',
  request: Type.Object({ ...commonFields, token }),
  /** HTTP 404 for a link that was used, revoked, or is older than 7 days. */
  reply: Type.Object({
    ...envelope,
    /** Without links and phone numbers, because anybody can sign up with any name. */
    companyName: Type.Optional(Type.String()),
    /** Whether we have checked the company's documents. */
    isVerified: Type.Optional(Type.Boolean()),
    rights: Type.Optional(memberRights),
    expiresDateTime: Type.Optional(Type.String()),
  }),
  example: { token: 'bm90LWEtcmVhbC1pbnZpdGF0aW9u', lang: 'th' },
});

export const joinCompany = defineEndpoint({
  method: 'POST',
  path: '/v2/department/join',
  access: 'session',
  needsTerms: true,
  summary: 'Accept an invitation: the user who is signed in acts for the company from now on',
  request: Type.Object({ ...commonFields, token }),
  /** HTTP 404 as above; 409 the user is a company, already acts for one, or was signed on by a partner. */
  reply: Type.Object({ ...envelope, companyName: Type.Optional(Type.String()) }),
  example: { token: 'bm90LWEtcmVhbC1pbnZpdGF0aW9u', lang: 'th' },
});
