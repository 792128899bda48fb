/** A room's row. */
export interface RoomRow {
  readonly id: string;
  readonly kind: 'job' | 'support';
  /** Who booked the job, or asks support; and the company that the job was booked for. */
  readonly user_id: string;
  readonly company_user_id: string | null;
  readonly last_seq: number;
  readonly last_position: number;
  readonly created_at: Date;
  readonly closes_at: Date | null;
}

/** A room with what its reader has read of it, in one snapshot: so that a message is either in `last_seq` and counted, or neither. */
export interface ListedRoom extends RoomRow {
  /** Null where the reader has never opened it: a colleague. */
  readonly ownUnread: number | null;
  readonly ownReadSeq: number | null;
}
