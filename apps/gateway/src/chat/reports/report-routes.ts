import { closeChatReport, listChatReports, reportChat } from '@songwai/core/chat/reports/contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { readUserNames } from '../../identity/users/user-list-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { nextOf } from '../../platform/paging/page.ts';
import { transact } from '../../platform/transact.ts';
import { noteAct } from '../admin/act-queries.ts';
import { userCaller } from '../caller.ts';
import { reportsOf } from '../limits.ts';
import { findEntry } from '../rooms/entry-view.ts';
import { noRoom, openRoom } from '../rooms/open-room.ts';
import { wireEntry } from '../rooms/wire-entry.ts';
import { chatTexts } from '../texts.ts';
import { closeReport, insertReport, listReports, type ReportRow } from './report-queries.ts';

interface ReportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
}

const pageSize = 50;

/** Mounts reporting, and what admins do with reports. */
export function registerReports(app: FastifyInstance, deps: ReportDeps): void {
  const { db, clock, limits } = deps;

  mountEndpoint(app, reportChat, async ({ params, body: { seq = 0, reason, comment = '' }, session }) => {
    const caller = userCaller(session);
    const { id: roomId, member, role } = await openRoom(deps, caller, params.roomId);
    const message = seq === 0 ? undefined : await findEntry(db, roomId, seq);
    const isOfOther = message?.member !== undefined && message.member !== null && message.member !== member;
    if (role === 'support' || (seq !== 0 && !isOfOther)) throw noRoom();
    await limits.count(reportsOf(caller.userId));
    await insertReport(db, { roomId, seq, reporterId: caller.userId, reason, comment, at: clock.now() });
  });

  const wireReport = async (row: ReportRow, names: ReadonlyMap<string, string>) => {
    const message = row.seq === 0 ? undefined : await findEntry(db, row.room_id, row.seq);
    return {
      reportId: String(row.id),
      roomId: row.room_id,
      reason: row.reason,
      comment: row.comment,
      createdDateTime: row.created_at.toISOString(),
      reporterName: names.get(row.reporter_id) ?? '',
      // As it was written: an admin has to judge it.
      ...(message !== undefined && { message: wireEntry(message, false) }),
      isClosed: row.closed_at !== null,
    };
  };

  mountEndpoint(app, listChatReports, async ({ body: { state = 'open', cursor } }) => {
    const page = await listReports(db, { isClosed: state === 'closed', cursor, size: pageSize });
    const names = await readUserNames(
      db,
      page.rows.map(({ reporter_id: reporterId }) => reporterId),
    );
    return { reports: await Promise.all(page.rows.map((row) => wireReport(row, names))), ...nextOf(page) };
  });

  mountEndpoint(app, closeChatReport, async ({ params: { reportId }, session }) => {
    const at = clock.now();
    await transact(db, async (trx) => {
      const closed = await closeReport(trx, { id: Number(reportId), adminId: session.userId, at });
      if (closed === undefined) throw new BusinessRefusal({ code: 404, text: chatTexts.noReport });
      const { roomId, isNew } = closed;
      if (isNew) await noteAct(trx, { admin_id: session.userId, room_id: roomId, act: 'closeReport', detail: reportId, at });
    });
  });
}
