import type { WireChatRoom } from '@songwai/core/chat/chat-from-wire';
import { supportHoursAt } from '@songwai/core/chat/support/support-hours';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { Db } from '../../platform/db.ts';
import { createDrivenRides } from '../../rides/driven-rides.ts';
import { readSupportLine } from '../../settings/support-line-queries.ts';
import { createSimulatedRides } from '../../simulation/simulated-rides.ts';
import { type ChatCaller, driverMember, supportMember } from '../caller.ts';
import { readLastEntries } from './entry-view.ts';
import { readOnlyOf } from './read-only.ts';
import type { ListedRoom, RoomRow } from './room-row.ts';
import { type MemberRow, type RoomJobRow, readMembers, readRoomJobs, readSupport } from './shown-view.ts';
import { isMaskedAt, wireEntry } from './wire-entry.ts';
import { type NextStop, wireCommon, wireJob, wireSupport } from './wire-room.ts';

/** Shows rooms to one caller. */
export type ShowRooms = (
  rooms: readonly ListedRoom[],
  viewer: { readonly caller: ChatCaller; readonly now: Date },
) => Promise<WireChatRoom[]>;

/** As whom a caller reads a room that is known to be the caller's. */
const memberOf = (room: RoomRow, caller: ChatCaller): string => {
  if (caller.kind === 'driver') return driverMember(caller.driverId);
  return room.kind === 'support' && room.user_id !== caller.userId ? supportMember : caller.userId;
};

/** Makes the function that shows rooms; what belongs to all of a page is read at once. */
export function createShowRooms(db: Db): ShowRooms {
  const sources = [createSimulatedRides(db), createDrivenRides(db)];

  const findNextStop = async ({ id, status, driverId }: RoomJobRow, now: Date): Promise<NextStop | null> => {
    if (driverId === null || isJobOver(status)) return null;
    for (const source of sources) {
      const ride = await source.observe(id);
      if (ride === null) continue;
      const { nextStop, isDriving } = ride.look(now);
      return nextStop === null ? null : { stop: nextStop, isAtStop: status === 'arrived' && !isDriving };
    }
    return null;
  };

  const membersOf = (rows: readonly MemberRow[], own: string) =>
    rows.map(({ member, role, name, unread, read_seq: readSeq }) => ({
      memberId: member,
      role,
      name,
      isMe: member === own,
      unreadCount: unread,
      readSeq,
    }));

  return async (rooms, viewer) => {
    const { caller, now } = viewer;
    const ids = rooms.map(({ id }) => id);
    const jobIds = rooms.filter(({ kind }) => kind === 'job').map(({ id }) => id);
    const supportIds = ids.filter((id) => !jobIds.includes(id));
    const [members, lasts, jobs, support, line] = await Promise.all([
      readMembers(db, ids),
      readLastEntries(db, rooms),
      readRoomJobs(db, jobIds),
      readSupport(db, supportIds),
      supportIds.length === 0 ? null : readSupportLine(db),
    ]);
    const byRoom = Map.groupBy(members, ({ room_id: roomId }) => roomId);
    const shown: WireChatRoom[] = [];
    for (const room of rooms) {
      const own = memberOf(room, caller);
      const present = membersOf(byRoom.get(room.id) ?? [], own);
      const last = lasts.get(room.id);
      const job = jobs.get(room.id);
      const { driverId = null, isBlocked = false } = job ?? {};
      const readOnly = readOnlyOf({ ...room, driverId, isBlocked }, caller, now);
      shown.push({
        ...wireCommon(room),
        ...(last !== undefined && { lastMessage: wireEntry(last, isMaskedAt(room, now)) }),
        // A colleague who has not opened the room yet has nothing to catch up with.
        unreadCount: room.ownUnread ?? 0,
        readSeq: room.ownReadSeq ?? room.last_seq,
        members: present,
        ...(readOnly !== null && { readOnly }),
        ...(job !== undefined && { job: wireJob(job, await findNextStop(job, now)) }),
        ...(line !== null &&
          room.kind === 'support' && { support: wireSupport(support.get(room.id), caller, supportHoursAt(line.hours, now)) }),
      });
    }
    return shown;
  };
}
