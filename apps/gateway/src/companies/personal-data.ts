import { type PersonalData, personalTable } from '../database/personal-table.ts';

const gone = { does: 'delete' } as const;

/** The personal data of the room `companies`. */
export const companiesPersonalData: PersonalData = {
  personal: [
    personalTable('departments', {
      section: 'departments',
      key: ['id'],
      owner: { by: 'user', column: 'company_user_id' },
      shows: ['name', 'created_at'],
      erasure: gone,
    }),
    personalTable('company_members', {
      section: 'membership',
      key: ['user_id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['company_user_id', 'can_order', 'can_view', 'can_pay', 'can_manage', 'created_at'],
      erasure: gone,
    }),
    personalTable('company_invitations', {
      section: 'invitationsSent',
      key: ['id'],
      owner: { by: 'user', column: 'company_user_id' },
      shows: ['contact', 'created_at', 'expires_at', 'accepted_at', 'revoked_at'],
      erasure: gone,
    }),
    personalTable('company_invitations', {
      section: 'invitationsMade',
      key: ['id'],
      owner: { by: 'user', column: 'invited_by' },
      shows: ['company_user_id', 'created_at', 'expires_at'],
      erasure: { does: 'strip', why: 'the invitation is the company’s', set: { invited_by: null } },
    }),
    personalTable('company_invitations', {
      section: 'invitationsAccepted',
      key: ['id'],
      owner: { by: 'user', column: 'accepted_by' },
      shows: ['contact', 'company_user_id', 'created_at', 'accepted_at'],
      erasure: gone,
    }),
    personalTable('company_invitations', {
      section: 'invitationsReceived',
      key: ['id'],
      owner: { by: 'contact', column: 'contact', isProven: true },
      shows: ['contact', 'company_user_id', 'created_at', 'expires_at'],
      erasure: gone,
    }),
    personalTable('company_verifications', {
      section: 'companyVerifications',
      key: ['id'],
      owner: { by: 'user', column: 'company_user_id' },
      shows: [
        ...(['state', 'company_name', 'company_tax_id', 'company_address', 'created_at', 'submitted_at'] as const),
        ...(['due_on', 'decided_at', 'reason'] as const),
      ],
      erasure: gone,
    }),
    personalTable('company_documents', {
      section: 'companyDocuments',
      key: ['id'],
      owner: { by: 'row', column: 'verification_id', of: 'companyVerifications', key: 'id' },
      shows: ['kind', 'media_type', 'size_bytes', 'created_at'],
      erasure: gone,
      file: 'object_key',
    }),
  ],
  impersonal: [],
};
