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
