import { dayMs } from '@songwai/core/basics/durations';
import type { Forget } from '../platform/forgetting.ts';
import { forgetSessions } from './session-queries.ts';
import { idleDays } from './session-reader.ts';

/**
 * Deletes sessions that expired long ago; they are stored longer than they are valid, so that an old token is still answered with
 * the reason.
 */
export const forgetIdleSessions: Forget = (db, now) => forgetSessions(db, new Date(now.getTime() - 2 * idleDays * dayMs));
