import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { Room } from '../platform/room.ts';
import type { ReadCompanyTies } from '../profile/company-change.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { createCompanyAdmin } from './admin/company-admin.ts';
import { registerCompanyAdmin } from './admin/company-admin-routes.ts';
import { createVerificationAdmin } from './admin/verification-admin.ts';
import { createCompanyDocuments } from './documents/company-documents.ts';
import { countWaitingVerifications } from './documents/document-queries.ts';
import { registerDocuments } from './documents/routes.ts';
import type { DocumentsTables } from './documents/tables.ts';
import { createVerificationService } from './documents/verification.ts';
import { readCompanyHolds } from './erasure-hold.ts';
import { forgetOldInvitations } from './forget-invitations.ts';
import { createDepartmentService } from './members/departments.ts';
import { registerInvitations } from './members/invitation-routes.ts';
import { createInvitationService } from './members/invitations.ts';
import { createJoinService } from './members/join-company.ts';
import { readCompanyTies } from './members/member-queries.ts';
import { createMemberService } from './members/members.ts';
import { registerMembers } from './members/routes.ts';
import type { MembersTables } from './members/tables.ts';
import { companiesPersonalData } from './personal-data.ts';

/** Imported only when needed, because the holidays of all years are a large file. */
const readWorkingDays = async () => (await import('./documents/working-day.ts')).createWorkingDays();

/** Companies, their members and departments, and their verification. */
export const companies: Room<
  Pick<IdentityOffers, 'callLimits'> & { readonly store: ObjectStore },
  { readonly readCompanyTies: ReadCompanyTies }
> = {
  name: 'companies',
  section: 'company',
  tables: [
    'company_members',
    'departments',
    'company_invitations',
    'company_documents',
    'company_verifications',
  ] satisfies readonly (keyof (MembersTables & DocumentsTables))[],
  personalData: companiesPersonalData,
  deskMatters: [{ kind: 'companyDocuments', read: countWaitingVerifications }],
  readHolds: readCompanyHolds,
  forget: forgetOldInvitations,
  open: ({ db, clock, random, config: { publicUrl, isProduction } }, { callLimits: limits, store }) => ({
    offers: { readCompanyTies },
    routes: (app) => {
      registerMembers(app, {
        members: createMemberService({ db, clock }),
        departments: createDepartmentService({ db, clock, random }),
      });
      registerInvitations(app, {
        invitations: createInvitationService({ db, clock, random, limits, publicUrl }),
        joining: createJoinService({ db, clock }),
      });
      registerDocuments(app, {
        documents: createCompanyDocuments({ db, clock, random, store, limits, isProduction }),
        verifications: createVerificationService({ db, clock, readWorkingDays }),
        admin: createVerificationAdmin({ db, clock, store, publicUrl }),
      });
      registerCompanyAdmin(app, { companies: createCompanyAdmin({ db, clock, random, publicUrl }) });
    },
  }),
};
