import type { DatabaseLog } from '../../database/database-log.ts';
import type { EventNotice } from '../../events/event-notice.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { wroteKind } from '../writing/append-queries.ts';
import { changedKind, readKind, typingKind } from '../writing/member-queries.ts';
import { type ChatFollower, createFollowers } from './followers.ts';
import { frameOf, messageFrame, readFrame } from './frames.ts';
import { findMark, readAudiences, readPosition, readSince } from './live-view.ts';

export interface ChatHubDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: {
    onEvent(hear: (notice: EventNotice) => void): () => void;
    onGap(hear: () => void): () => void;
  };
  readonly log: DatabaseLog;
}

export interface ChatHub {
  /**
   * Sends a stream everything that is written from now on, after `position`, which is set to how far this gateway has read.
   *
   * @returns a function to leave.
   */
  follow(follower: ChatFollower): Promise<() => void>;
  countFollowers(): number;
  /** Ends every stream. */
  stop(): void;
}

const batch = 500;

/**
 * Reads what is written in all rooms once for all streams of this gateway, in the order of the clock, and only when a notice says that there is
 * something: an idle stream costs no query.
 */
export function createChatHub({ db, clock, events, log }: ChatHubDeps): ChatHub {
  const followers = createFollowers();
  /** How far this gateway has read; undefined while nobody follows. */
  let last: number | undefined;
  let starting: Promise<number> | undefined;
  let isStale = false;
  let isReading = false;

  const sendAll = (frame: Buffer) => {
    for (const follower of followers.all()) follower.send(frame);
  };

  /** @returns whether there may be more. */
  const readBatch = async (after: number): Promise<boolean> => {
    const rows = await readSince(db, after, batch);
    const rooms = await readAudiences(db, [...new Set(rows.map(({ room_id: roomId }) => roomId))]);
    const now = clock.now();
    for (const row of rows) {
      const position = Number(row.position);
      const room = rooms.get(row.room_id);
      const frame = room && messageFrame(row, room, now);
      if (room !== undefined && frame !== undefined)
        for (const follower of followers.readersOf(room, row.seq)) {
          if (follower.position >= position) continue;
          follower.position = position;
          follower.send(frame);
        }
      // The last stream may have left meanwhile.
      if (last === undefined) return false;
      last = position;
    }
    return rows.length === batch;
  };

  const readAll = async () => {
    do {
      isStale = false;
      while (last !== undefined && (await readBatch(last)));
    } while (isStale);
  };

  const giveUp = (error: unknown) => {
    log.warn({ err: error }, 'messages of chats could not be read');
    last = undefined;
    // They resume where they were.
    for (const follower of followers.all()) follower.end();
  };

  const pull = () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    void readAll()
      .catch(giveUp)
      .finally(() => {
        isReading = false;
      });
  };

  /** What is no message goes to whoever reads the room now. */
  const passOn = async ({ kind, subject }: EventNotice) => {
    const [roomId = '', member = ''] = subject.split(' ');
    try {
      const room = (await readAudiences(db, [roomId])).get(roomId);
      const readers = room === undefined ? [] : followers.readersOf(room);
      if (readers.length === 0) return;
      const mark = kind === readKind ? await findMark(db, roomId, member) : undefined;
      const frame = mark ? readFrame(mark) : frameOf(kind === typingKind ? 'typing' : 'room', { roomId, memberId: member });
      for (const { send } of readers) send(frame);
    } catch (error) {
      log.warn({ err: error }, 'a notice of a chat could not be passed on');
      sendAll(frameOf('reset', {}));
    }
  };

  const stopListening = events.onEvent((notice) => {
    if (followers.count() === 0) return;
    if (notice.kind === wroteKind) pull();
    else if ([readKind, typingKind, changedKind].includes(notice.kind)) void passOn(notice);
  });
  const stopGaps = events.onGap(() => {
    if (followers.count() === 0) return;
    pull();
    // Marks and changes may have been missed, which have no number.
    sendAll(frameOf('reset', {}));
  });

  /** Of the first stream, this gateway begins to read at the end of what is written. */
  const begin = async (): Promise<number> => {
    starting ??= readPosition(db).finally(() => {
      starting = undefined;
    });
    const position = await starting;
    last ??= position;
    // What was written since is known to the gateway only from now on.
    pull();
    return last;
  };

  return {
    follow: async (follower) => {
      const leave = followers.add(follower);
      const stop = () => {
        leave();
        if (followers.count() === 0) last = undefined;
      };
      try {
        follower.position = last ?? (await begin());
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },
    countFollowers: followers.count,
    stop: () => {
      stopListening();
      stopGaps();
      for (const follower of followers.all()) follower.end();
    },
  };
}
