import type { ChatCaller } from '../caller.ts';
import { isOwnRoom } from '../rooms/read-only.ts';
import type { Audience } from './live-view.ts';

/** An open stream. */
export interface ChatFollower {
  readonly caller: ChatCaller;
  /** Has everything up to this number of the clock. */
  position: number;
  /** @param frame an event of the stream; the same bytes for all readers of a room */
  send(frame: Buffer): void;
  /** The gateway stops. */
  end(): void;
}

/** Open streams by whom they could concern, so that a message does not ask all of them. */
export interface Followers {
  add(follower: ChatFollower): () => void;
  /** Those who read a room. @param seq place of a message, which a later driver may not read */
  readersOf(room: Audience, seq?: number): readonly ChatFollower[];
  all(): readonly ChatFollower[];
  count(): number;
}

const adminKey = 'admin';

const keysOf = (caller: ChatCaller): readonly string[] => {
  if (caller.kind === 'driver') return [`driver ${caller.driverId}`];
  const { companyId } = caller.scope;
  const company = companyId === null ? [] : [`company ${companyId}`];
  return [`user ${caller.userId}`, ...company, ...(caller.isAdmin ? [adminKey] : [])];
};

const keysOfRoom = (room: Audience): readonly string[] => {
  if (room.kind === 'support') return [`user ${room.user_id}`, adminKey];
  const company = room.company_user_id === null ? [] : [`company ${room.company_user_id}`];
  return [`user ${room.user_id}`, ...company, ...(room.driverId === null ? [] : [`driver ${room.driverId}`])];
};

const isReader = (caller: ChatCaller, room: Audience, seq: number | undefined): boolean => {
  if (caller.kind === 'driver') return room.driverId === caller.driverId && (seq === undefined || seq >= (room.driverFrom ?? 1));
  return isOwnRoom(caller.scope, room) || (caller.isAdmin && room.kind === 'support');
};

export function createFollowers(): Followers {
  const byKey = new Map<string, Set<ChatFollower>>();
  const everyone = new Set<ChatFollower>();
  return {
    add: (follower) => {
      const keys = keysOf(follower.caller);
      everyone.add(follower);
      for (const key of keys) {
        const set = byKey.get(key) ?? new Set();
        byKey.set(key, set.add(follower));
      }
      return () => {
        everyone.delete(follower);
        for (const key of keys) {
          const set = byKey.get(key);
          set?.delete(follower);
          if (set?.size === 0) byKey.delete(key);
        }
      };
    },
    readersOf: (room, seq) => {
      const found = new Set(keysOfRoom(room).flatMap((key) => [...(byKey.get(key) ?? [])]));
      return [...found].filter(({ caller }) => isReader(caller, room, seq));
    },
    all: () => [...everyone],
    count: () => everyone.size,
  };
}
