import type { closeReason } from '@songwai/core/chat/support/contract';
import type { Static } from 'typebox';
import { isUuid } from '../../database/is-uuid.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transactLocked } from '../../platform/transact.ts';
import { lockingRoom, readRoomId } from '../rooms/access-view.ts';
import { noRoom } from '../rooms/open-room.ts';
import { readSupportState, type SupportStateRow, setSupport } from '../support/support-queries.ts';
import { claimQuestion } from '../support/support-states.ts';
import { chatTexts } from '../texts.ts';
import { appendEvent } from '../writing/append-queries.ts';
import { noteAct } from './act-queries.ts';
import { findAdminName } from './queue-view.ts';

interface QuestionDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** What admins do with customers' questions; each is recorded, and an event in the room. */
export interface Questions {
  /** @throws {BusinessRefusal} 404, 409 another admin has it. */
  claim(roomId: string, adminId: string): Promise<void>;
  /** @param to undefined: back to the queue @throws {BusinessRefusal} 404 no such room or admin, 409 not the caller's. */
  handOver(roomId: string, adminId: string, to: string | undefined): Promise<void>;
  /** @throws {BusinessRefusal} 404, 409 another admin has it. */
  close(roomId: string, adminId: string, reason: Static<typeof closeReason>): Promise<void>;
}

const otherHasIt = () => new BusinessRefusal({ code: 409, text: chatTexts.claimedByOther, fields: { reason: 'claimedByOther' } });

export function createQuestions({ db, clock }: QuestionDeps): Questions {
  /** Changes a question while nobody else does. */
  const change = async (
    asked: string,
    work: (trx: Db, room: { readonly roomId: string; readonly was: SupportStateRow; readonly at: Date }) => Promise<void>,
  ): Promise<void> => {
    const roomId = readRoomId(asked);
    if (!isUuid(roomId)) throw noRoom();
    await transactLocked(db, [lockingRoom(roomId)], async (trx) => {
      const was = await readSupportState(trx, roomId);
      if (was === undefined) throw noRoom();
      await work(trx, { roomId, was, at: clock.now() });
    });
  };

  const requireFree = ({ state, claimed_by: claimedBy }: SupportStateRow, adminId: string): void => {
    if (state === 'answering' && claimedBy !== null && claimedBy !== adminId) throw otherHasIt();
  };

  const nameOf = async (trx: Db, adminId: string): Promise<{ readonly name?: string }> => {
    const name = await findAdminName(trx, adminId);
    return name === undefined ? {} : { name };
  };

  return {
    claim: (asked, adminId) =>
      change(asked, async (trx, { roomId, was, at }) => {
        requireFree(was, adminId);
        if (was.state === 'answering' && was.claimed_by === adminId) return;
        await claimQuestion(trx, { roomId, adminId, at });
      }),

    handOver: (asked, adminId, to) =>
      change(asked, async (trx, { roomId, was, at }) => {
        if (was.state !== 'answering' || was.claimed_by !== adminId)
          throw new BusinessRefusal({ code: 409, text: chatTexts.notClaimed, fields: { reason: 'notClaimed' } });
        if (to === adminId) return;
        const name = to === undefined || !isUuid(to) ? undefined : await findAdminName(trx, to);
        if (to !== undefined && name === undefined) throw new BusinessRefusal({ code: 404, text: chatTexts.noAdmin });
        await (to === undefined
          ? setSupport(trx, roomId, { state: 'waiting', claimedBy: null, at, waitingSince: at })
          : setSupport(trx, roomId, { state: 'answering', claimedBy: to, at }));
        await noteAct(trx, { admin_id: adminId, room_id: roomId, act: 'handOver', detail: to ?? '', at });
        await appendEvent(trx, { roomId, event: { key: 'handedOver', ...(name !== undefined && { name }) }, key: null, at });
      }),

    close: (asked, adminId, reason) =>
      change(asked, async (trx, { roomId, was, at }) => {
        requireFree(was, adminId);
        if (was.state === 'closed') return;
        await setSupport(trx, roomId, { state: 'closed', claimedBy: null, at, waitingSince: null });
        await noteAct(trx, { admin_id: adminId, room_id: roomId, act: 'close', detail: reason, at });
        await appendEvent(trx, { roomId, event: { key: 'closed', reason, ...(await nameOf(trx, adminId)) }, key: null, at });
      }),
  };
}
