import type { EntryRow } from '../rooms/entry-view.ts';
import { isMaskedAt, wireEntry } from '../rooms/wire-entry.ts';
import type { Audience, ReadMark } from './live-view.ts';

/** Where a stream can resume: a number of the clock, and when it was sent, from which marks of reading are looked up. */
export interface StreamPlace {
  readonly position: number;
  readonly at: Date;
}

const writePlace = ({ position, at }: StreamPlace): string => `${position}.${at.getTime()}`;

/** Undefined for a text that is no place. */
export const readPlace = (text: string): StreamPlace | undefined => {
  const parts = /^(\d{1,15})\.(\d{1,14})$/.exec(text);
  return parts === null ? undefined : { position: Number(parts[1]), at: new Date(Number(parts[2])) };
};

export const frameOf = (event: string, data: object, place?: StreamPlace): Buffer =>
  Buffer.from(`${place === undefined ? '' : `id: ${writePlace(place)}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

export const messageFrame = (row: EntryRow, room: Pick<Audience, 'closes_at'>, now: Date): Buffer =>
  frameOf('message', wireEntry(row, isMaskedAt(room, now)), { position: Number(row.position), at: now });

export const readFrame = ({ room_id: roomId, member: memberId, read_seq: readSeq }: ReadMark): Buffer =>
  frameOf('read', { roomId, memberId, readSeq });
