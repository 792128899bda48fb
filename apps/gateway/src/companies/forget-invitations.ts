import { dayMs } from '@songwai/core/basics/durations';
import type { Forget } from '../platform/forgetting.ts';
import { forgetInvitations } from './members/invitation-queries.ts';

/** Longer than an invitation is valid, so that an old link can still be answered with the reason why it is invalid. */
const retentionDays = 30;

/** Deletes invitations that expired long ago. */
export const forgetOldInvitations: Forget = (db, now) => forgetInvitations(db, new Date(now.getTime() - retentionDays * dayMs));
