import { minuteMs, secondMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../http/call-place.ts';
import { type EventStream, openEventStream } from '../../http/connections/event-stream.ts';
import { createStreamCount, type StreamLimits } from '../../http/connections/stream-limits.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { type ChatCaller, driverMember } from '../caller.ts';
import type { ChatHub } from './chat-hub.ts';
import type { ChatFollower } from './followers.ts';
import { frameOf, messageFrame, readFrame, readPlace, type StreamPlace } from './frames.ts';
import { readAudiences, readMissed, readMissedMarks, readPosition } from './live-view.ts';

export interface StreamDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hub: ChatHub;
  readonly startTimer: StartTimer;
  readonly streams: StreamLimits;
}

/** Each stream ends after this time, and the next one checks session and rights again. */
const longestMs = 5 * minuteMs;
/** A person's open tabs and devices. */
const mostPerMember = 20;
/** More than this is loaded by pages. */
const mostMissed = 500;
/** Marks of reading are looked up from a little earlier: clocks of gateways differ. */
const overlapMs = 30 * secondMs;
/** A reader who takes nothing for so long that this much waits is cut off, and resumes. */
const mostWaitingBytes = 262_144;

const resumedFrom = (request: FastifyRequest): StreamPlace | undefined => {
  const { lastEventId } = request.query as { readonly lastEventId?: unknown };
  const header = request.headers['last-event-id'];
  const text = typeof lastEventId === 'string' ? lastEventId : header;
  return typeof text === 'string' ? readPlace(text) : undefined;
};

/** What a stream lacks since it was cut; undefined where that is too much, or its place is of another database. */
async function readLack({ db }: StreamDeps, follower: ChatFollower, from: StreamPlace): Promise<readonly Buffer[] | undefined> {
  const { caller, position: upTo } = follower;
  if (from.position > upTo) {
    // Another gateway was ahead of this one, or the database is an earlier copy.
    if (from.position > (await readPosition(db))) return undefined;
    follower.position = from.position;
  }
  const rows = from.position < upTo ? await readMissed(db, { caller, after: from.position, upTo, limit: mostMissed + 1 }) : [];
  if (rows.length > mostMissed) return undefined;
  const rooms = await readAudiences(db, [...new Set(rows.map(({ room_id: roomId }) => roomId))]);
  const marks = await readMissedMarks(db, caller, new Date(from.at.getTime() - overlapMs));
  // A mark belongs after the messages that it marks.
  const messages = rows.map((row) => messageFrame(row, rooms.get(row.room_id) ?? { closes_at: null }, from.at));
  return [...messages, ...marks.map(readFrame)];
}

/** Makes the function that streams to a caller everything that happens in the caller's rooms. */
export function createStreamOpener(deps: StreamDeps) {
  const { clock, hub, startTimer, streams } = deps;
  const [byAddress, byMember] = [createStreamCount(streams.perAddress), createStreamCount(mostPerMember)];

  return async (request: FastifyRequest, reply: FastifyReply, caller: ChatCaller): Promise<void> => {
    const from = resumedFrom(request);
    const leaving = [byAddress.enter(addressOf(request))];
    const leave = () => {
      for (const stop of leaving) stop();
    };
    const waiting: Buffer[] = [];
    let stream: EventStream | undefined;
    let isReady = false;
    const end = () => (stream === undefined ? leave() : stream.end('end'));
    const write = (frame: Buffer) => {
      if (reply.raw.writableEnded || reply.raw.destroyed) return;
      if (reply.raw.writableLength > mostWaitingBytes) return void reply.raw.destroy();
      reply.raw.write(frame);
    };
    const send = (frame: Buffer) => (isReady ? write(frame) : void waiting.push(frame));
    const follower: ChatFollower = { caller, position: 0, send, end };
    try {
      leaving.push(byMember.enter(caller.kind === 'driver' ? driverMember(caller.driverId) : caller.userId));
      leaving.push(await hub.follow(follower));
      const now: StreamPlace = { position: follower.position, at: clock.now() };
      const lack = from === undefined ? [] : await readLack(deps, follower, from);
      stream = openEventStream(reply, startTimer);
      stream.onClose(leave);
      if (request.raw.socket.destroyed) return leave();
      leaving.push(startTimer(end, longestMs));
      write(lack === undefined ? frameOf('reset', {}, now) : frameOf('begin', {}, from ?? now));
      for (const frame of [...(lack ?? []), ...waiting.splice(0)]) write(frame);
      isReady = true;
    } catch (error) {
      leave();
      throw error;
    }
  };
}
