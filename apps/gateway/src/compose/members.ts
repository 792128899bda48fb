import { createCallLimits } from '../account/call-limits.ts';
import { createRateCounters } from '../account/limits/rate-counters.ts';
import { createDepartmentService } from '../account/members/departments.ts';
import { registerInvitations } from '../account/members/invitation-routes.ts';
import { createInvitationService } from '../account/members/invitations.ts';
import { createJoinService } from '../account/members/join-company.ts';
import { createMemberService } from '../account/members/members.ts';
import { registerMembers } from '../account/members/routes.ts';
import type { Ground } from './ground.ts';

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
