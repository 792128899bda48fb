import { dayMs } from '@songwai/core/basics/durations';
import type { Forget } from '../platform/forgetting.ts';
import { forgetInvitations } from './members/invitation-queries.ts';

/** Longer than they live, so that an old link is still told what became of it. */
const retentionDays = 30;

/** Throws away invitations that ended long ago. */
export const forgetOldInvitations: Forget = (db, now) => forgetInvitations(db, new Date(now.getTime() - retentionDays * dayMs));
