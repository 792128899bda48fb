import { listNotifications, type notification, readNotifications } from '@songwai/core/notifications/contract';
import type { NotificationGroup } from '@songwai/core/notifications/notification-event';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { httpTexts } from '../http/texts.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { groupOf, isAboutInvoice, isAboutRecurrence, jobOf } from './about.ts';
import * as view from './notification-view.ts';
import { countUnreadKinds, hasNotification, markRead } from './queries.ts';

const pageSize = 20;

const toWire = ({ id, kind, subject, ...row }: view.NotificationRow): Static<typeof notification> => {
  const name = kind === 'tierChanged' ? subject : (row.member ?? row.device ?? row.file ?? '');
  const isAboutFile = kind === 'fileBooked';
  const jobId = jobOf({ kind, subject });
  return {
    notificationId: String(id),
    kind,
    ...(jobId !== null && { jobId }),
    ...(jobId !== null && row.route !== null && { route: row.route }),
    ...(isAboutRecurrence(kind) && { recurringId: subject }),
    ...(isAboutFile && subject !== '' && { bulkId: subject }),
    ...(row.booked_count !== null && { bookedCount: row.booked_count }),
    ...(row.failed_count !== null && { failedCount: row.failed_count }),
    ...(isAboutInvoice(kind) && { invoiceId: subject }),
    ...(name !== '' && { name }),
    createdDateTime: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  };
};

/** How much is unread, altogether and in each group. */
async function readUnread(db: Db, userId: string) {
  const rows = await countUnreadKinds(db, userId);
  const sum = (of: typeof rows) => of.reduce((total, { count }) => total + count, 0);
  const inGroup = (group: NotificationGroup) => sum(rows.filter(({ kind }) => groupOf(kind) === group));
  const unreadByGroup = { jobs: inGroup('jobs'), chat: inGroup('chat'), money: inGroup('money'), account: inGroup('account') };
  return { unreadCount: sum(rows), unreadByGroup };
}

const readId = (id: string | undefined): number | undefined => (id === undefined ? undefined : Number(id));

/** Mounts the calls of notifications; each user sees and marks only the own ones. */
export function registerNotifications(app: FastifyInstance, { db, clock }: { readonly db: Db; readonly clock: Clock }): void {
  mountEndpoint(app, listNotifications, async ({ body, session }) => {
    const { limit, cursor, group } = body;
    const size = limit === undefined ? pageSize : Number(limit);
    const [{ rows, nextCursor }, unread] = await Promise.all([
      view.listNotifications(db, { userId: session.userId, size, cursor, group }),
      readUnread(db, session.userId),
    ]);
    return { notifications: rows.map(toWire), ...unread, ...(nextCursor !== undefined && { nextCursor }) };
  });

  mountEndpoint(app, readNotifications, async ({ body, session }) => {
    const { userId } = session;
    const [id, upTo] = [readId(body.notificationId), readId(body.upTo)];
    if (id !== undefined && !(await hasNotification(db, userId, id)))
      throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
    await markRead(db, userId, { id, upTo, at: clock.now() });
    const { unreadCount } = await readUnread(db, userId);
    return { unreadCount };
  });
}
