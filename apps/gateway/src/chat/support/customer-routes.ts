import { askForSupport, settleSupport } from '@songwai/core/chat/support/contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { readJobId } from '../../jobs/job-scope.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { transactLocked } from '../../platform/transact.ts';
import { type UserCaller, userCaller } from '../caller.ts';
import { asksOf } from '../limits.ts';
import { lockingRoom } from '../rooms/access-view.ts';
import { findRoomRow } from '../rooms/list-view.ts';
import { openRoom } from '../rooms/open-room.ts';
import type { ShowRooms } from '../rooms/show-rooms.ts';
import { chatTexts } from '../texts.ts';
import { appendEvent } from '../writing/append-queries.ts';
import { isJobOf } from './asked-job-view.ts';
import { readSupportState, setSupport } from './support-queries.ts';
import { queueQuestion } from './support-states.ts';

interface AskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly show: ShowRooms;
}

/** Mounts what a customer does with the own question besides writing. */
export function registerAsking(app: FastifyInstance, deps: AskDeps): void {
  const { db, clock, limits, show } = deps;

  const showOwn = async (caller: UserCaller) => {
    const row = await findRoomRow(db, caller.userId, caller);
    const [room] = row === undefined ? [] : await show([row], { caller, now: clock.now() });
    return room === undefined ? {} : { room };
  };

  mountEndpoint(app, askForSupport, async ({ body, session }) => {
    const caller = userCaller(session);
    const jobId = body.jobId === undefined ? undefined : readJobId(body.jobId);
    if (jobId !== undefined && !(await isJobOf(db, jobId, caller.scope)))
      throw new BusinessRefusal({ code: 404, text: chatTexts.noJob });
    await limits.count(asksOf(caller.userId));
    const { id: roomId } = await openRoom(deps, caller, caller.userId);
    await transactLocked(db, [lockingRoom(roomId)], (trx) =>
      queueQuestion(trx, { roomId, at: clock.now(), ...(jobId !== undefined && { aboutJobId: jobId }) }),
    );
    return showOwn(caller);
  });

  mountEndpoint(app, settleSupport, async ({ session }) => {
    const caller = userCaller(session);
    const { id: roomId } = await openRoom(deps, caller, caller.userId);
    await transactLocked(db, [lockingRoom(roomId)], async (trx) => {
      const was = await readSupportState(trx, roomId);
      if (was === undefined || was.state === 'closed' || was.state === 'idle') return;
      const at = clock.now();
      await setSupport(trx, roomId, { state: 'closed', claimedBy: null, at, waitingSince: null });
      await appendEvent(trx, { roomId, event: { key: 'settled' }, key: null, at });
    });
    return showOwn(caller);
  });
}
