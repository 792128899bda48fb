import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { numberKey } from '../../platform/paging/sort-key.ts';
import type { ChatTables } from '../tables.ts';

export interface NewReport {
  readonly roomId: string;
  /** 0: the other side as a whole. */
  readonly seq: number;
  readonly reporterId: string;
  readonly reason: string;
  readonly comment: string;
  readonly at: Date;
}

/** Stores a report; the same one again changes nothing. */
export async function insertReport(db: Db, { roomId, seq, reporterId, reason, comment, at }: NewReport): Promise<void> {
  await db
    .insertInto('chat_reports')
    .values({
      ...{ room_id: roomId, seq, reporter_id: reporterId, reason, comment },
      ...{ created_at: at, closed_at: null, closed_by: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type ReportRow = Selectable<ChatTables['chat_reports']>;

/** A page of reports: open ones the oldest first, closed ones the latest first. */
export const listReports = (
  db: Db,
  { isClosed, cursor, size }: { readonly isClosed: boolean; readonly cursor: string | undefined; readonly size: number },
): Promise<Page<ReportRow>> =>
  paginate(
    db
      .selectFrom('chat_reports as report')
      .selectAll('report')
      .where('report.closed_at', isClosed ? 'is not' : 'is', null),
    {
      keys: [numberKey('id', 'report.id')],
      direction: isClosed ? 'desc' : 'asc',
      cursor,
      size,
    },
  );

/** Closes a report. @returns its room; undefined for an unknown one. */
export async function closeReport(
  db: Db,
  { id, adminId, at }: { readonly id: number; readonly adminId: string; readonly at: Date },
): Promise<{ readonly roomId: string; readonly isNew: boolean } | undefined> {
  const closed = await db
    .updateTable('chat_reports')
    .set({ closed_at: at, closed_by: adminId })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('room_id')
    .executeTakeFirst();
  if (closed !== undefined) return { roomId: closed.room_id, isNew: true };
  const known = await db.selectFrom('chat_reports').select('room_id').where('id', '=', id).executeTakeFirst();
  return known && { roomId: known.room_id, isNew: false };
}
