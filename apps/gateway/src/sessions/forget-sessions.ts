import { dayMs } from '@songwai/core/basics/durations';
import type { Forget } from '../platform/forgetting.ts';
import { forgetSessions } from './session-queries.ts';
import { idleDays } from './session-reader.ts';

/** Throws away sessions that idled long ago; kept longer than they live, so that an old token is still told what became of it. */
export const forgetIdleSessions: Forget = (db, now) => forgetSessions(db, new Date(now.getTime() - 2 * idleDays * dayMs));
