import type { WireChatMessage } from '@songwai/core/chat/chat-from-wire';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { transactLocked } from '../../platform/transact.ts';
import type { ChatCaller } from '../caller.ts';
import { messagesOf } from '../limits.ts';
import { findRoom, lockingRoom, type OpenedRoom } from '../rooms/access-view.ts';
import { findEntry } from '../rooms/entry-view.ts';
import { noRoom, openRoom, requireWritable } from '../rooms/open-room.ts';
import { wireEntry } from '../rooms/wire-entry.ts';
import { claimQuestion, queueQuestion } from '../support/support-states.ts';
import { chatTexts } from '../texts.ts';
import { appendEntry, findByGuid } from './append-queries.ts';
import { takePhoto } from './photo-queries.ts';
import type { Content } from './read-content.ts';

/** A message as its sender gave it. */
export interface NewMessage {
  readonly roomId: string;
  readonly guid: string;
  readonly content: Content;
}

export interface WriterDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  /** A simulated driver answers a customer's message, in the same transaction. */
  readonly onMessage: (trx: Db, room: OpenedRoom, at: Date) => Promise<void>;
}

/**
 * Writes a message; the same `guid` gives the same one.
 *
 * @throws {BusinessRefusal} 404 not a room of the caller, 409 read only or another admin's, 422 no such photo, 429 too many.
 */
export type WriteMessage = (message: NewMessage, caller: ChatCaller) => Promise<WireChatMessage>;

export function createWriter(deps: WriterDeps): WriteMessage {
  const { db, clock, limits, onMessage } = deps;

  /** An admin answers only what nobody else does. */
  const requireMine = ({ support, role }: OpenedRoom, caller: ChatCaller): void => {
    if (role !== 'support' || support?.state !== 'answering' || caller.kind !== 'user') return;
    if (support.claimedBy !== null && support.claimedBy !== caller.userId)
      throw new BusinessRefusal({ code: 409, text: chatTexts.claimedByOther, fields: { reason: 'claimedByOther' } });
  };

  const append = async (
    trx: Db,
    { guid, content }: NewMessage,
    { room, caller }: { readonly room: OpenedRoom; readonly caller: ChatCaller },
  ): Promise<number> => {
    const at = clock.now();
    const { id: roomId, member, role } = room;
    const sender = {
      ...{ member, role },
      ...(caller.kind === 'user' ? { userId: caller.userId, driverId: null } : { userId: null, driverId: caller.driverId }),
    };
    const isAdmins = role === 'support' && caller.kind === 'user';
    // An admin who answers what nobody has claimed takes it on.
    if (isAdmins && room.support?.state !== 'answering') await claimQuestion(trx, { roomId, adminId: caller.userId, at });
    const seq = await appendEntry(trx, { roomId, sender, guid, ...content, event: null, eventKey: null, at });
    const { photo } = content;
    if (photo !== null && !(await takePhoto(trx, { name: photo, roomId, member, seq })))
      throw new BusinessRefusal({ code: 422, field: 'photo', text: chatTexts.noPhoto });
    if (room.kind === 'support' && !isAdmins) await queueQuestion(trx, { roomId, at });
    else if (role === 'customer') await onMessage(trx, room, at);
    return seq;
  };

  return async (message, caller) => {
    const { id: roomId, member } = await openRoom(deps, caller, message.roomId);
    const known = { roomId, member, guid: message.guid };
    const isNew = (await findByGuid(db, known)) === undefined;
    if (isNew) await limits.count(messagesOf(member));
    const seq = await transactLocked(db, [lockingRoom(roomId)], async (trx) => {
      const stored = await findByGuid(trx, known);
      if (stored !== undefined) return stored;
      const room = await findRoom(trx, { roomId, caller, now: clock.now() });
      if (room === undefined) throw noRoom();
      requireWritable(room);
      requireMine(room, caller);
      return append(trx, message, { room, caller });
    });
    const entry = await findEntry(db, roomId, seq);
    if (entry === undefined) throw noRoom();
    return wireEntry(entry, false);
  };
}
