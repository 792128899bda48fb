import { dayMs } from '@songwai/core/basics/durations';
import type { Forget } from '../platform/forgetting.ts';
import { forgetSessions } from './session-queries.ts';
import { idleDays } from './session-reader.ts';

/** Deletes sessions that expired long ago; stored longer than they are valid, so that an old token can still say why it no longer works. */
export const forgetIdleSessions: Forget = (db, now) => forgetSessions(db, new Date(now.getTime() - 2 * idleDays * dayMs));
