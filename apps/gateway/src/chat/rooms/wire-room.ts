import type { WireChatRoom } from '@songwai/core/chat/chat-from-wire';
import type { SupportHours } from '@songwai/core/chat/support/support-hours';
import type { ChatCaller } from '../caller.ts';
import type { RoomRow } from './room-row.ts';
import type { RoomJobRow, SupportRow } from './shown-view.ts';

export const wireSupport = (
  row: SupportRow | undefined,
  caller: ChatCaller,
  { isOpen, opensAt }: SupportHours,
): NonNullable<WireChatRoom['support']> => {
  const hours = { isOpen, ...(opensAt !== null && { opensDateTime: opensAt.toISOString() }) };
  if (row === undefined) return { state: 'idle', ...hours };
  return {
    state: row.state,
    ...(row.waiting_since !== null && { waitingSinceDateTime: row.waiting_since.toISOString() }),
    ...(row.adminName !== null && { claimedByName: row.adminName }),
    ...(caller.kind === 'user' && caller.isAdmin && { isClaimedByMe: row.claimed_by === caller.userId }),
    ...(row.about_job_id !== null && { aboutJobId: row.about_job_id }),
    ...hours,
  };
};

/** The stop that the driver heads for or is at, and whether the driver is there. */
export interface NextStop {
  readonly stop: number;
  readonly isAtStop: boolean;
}

export const wireJob = (row: RoomJobRow, next: NextStop | null): NonNullable<WireChatRoom['job']> => ({
  jobId: row.id,
  trackingId: row.tracking_id,
  jobStatus: row.status,
  ...(row.driverId !== null && {
    driver: {
      songwaiId: String(row.driverId),
      songwaiName: row.driverName ?? '',
      plate: row.plate ?? '',
      vehicleKind: row.vehicleKind ?? '',
      ...(row.photoToken !== null && { photoUrl: `/api/driver-photo/${row.photoToken}` }),
      isBlocked: row.isBlocked,
    },
  }),
  ...(next !== null && {
    nextStop: {
      ...next,
      addressName: row.stopNames[next.stop] ?? '',
      stopsLeft: Math.max(1, row.stopNames.length - next.stop),
    },
  }),
  ...(row.over_at !== null && { endedDateTime: row.over_at.toISOString() }),
});

/** The parts of a room that are the same for every reader. */
export const wireCommon = ({ id, kind, created_at: createdAt, last_seq: lastSeq, closes_at: closesAt }: RoomRow) => ({
  roomId: id,
  kind,
  createdDateTime: createdAt.toISOString(),
  lastSeq,
  ...(closesAt !== null && { closesDateTime: closesAt.toISOString() }),
});
