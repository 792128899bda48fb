import { createDepartmentService } from '../companies/members/departments.ts';
import { registerInvitations } from '../companies/members/invitation-routes.ts';
import { createInvitationService } from '../companies/members/invitations.ts';
import { createJoinService } from '../companies/members/join-company.ts';
import { createMemberService } from '../companies/members/members.ts';
import { registerMembers } from '../companies/members/routes.ts';
import { createCallLimits } from '../platform/limits/call-limits.ts';
import { createRateCounters } from '../platform/limits/rate-counters.ts';
import type { Ground } from '../platform/platform.ts';

/** Who acts for a company. */
export function composeMembers({ app, db, clock, random, config }: Ground): void {
  const { publicUrl } = config;
  registerMembers(app, {
    members: createMemberService({ db, clock }),
    departments: createDepartmentService({ db, clock, random }),
  });
  registerInvitations(app, {
    invitations: createInvitationService({
      db,
      clock,
      random,
      limits: createCallLimits({ counters: createRateCounters({ db, clock }) }),
      publicUrl,
    }),
    joining: createJoinService({ db, clock }),
  });
}
