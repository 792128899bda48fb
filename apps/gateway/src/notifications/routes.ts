import { listNotifications, type notification, readNotifications } from '@songwai/core/notifications/contract';
import type { NotificationKind } from '@songwai/core/notifications/notification';
import { notificationEventOf, notificationEvents } from '@songwai/core/notifications/notification-event';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { httpTexts } from '../http/texts.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import * as view from './notification-view.ts';
import { countUnread, hasNotification, markRead } from './queries.ts';

const pageSize = 20;

const isAboutInvoice = (kind: NotificationKind): boolean =>
  kind === 'invoiceIssued' || kind === 'invoiceOverdue' || kind === 'invoicePaid';

const toWire = ({ id, kind, subject, ...row }: view.NotificationRow): Static<typeof notification> => {
  const name = row.member ?? row.device ?? row.file ?? '';
  const event = notificationEventOf[kind];
  const isAboutFile = kind === 'fileBooked';
  const isAboutJob = notificationEvents[event].group === 'jobs' && !isAboutFile;
  return {
    notificationId: String(id),
    kind,
    ...((isAboutJob || (kind === 'chatMessage' && subject !== '')) && { jobId: subject }),
    ...(event === 'recurring' && { recurringId: subject }),
    ...(isAboutFile && subject !== '' && { bulkId: subject }),
    ...(row.booked_count !== null && { bookedCount: row.booked_count }),
    ...(row.failed_count !== null && { failedCount: row.failed_count }),
    ...(isAboutInvoice(kind) && { invoiceId: subject }),
    ...(name !== '' && { name }),
    createdDateTime: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  };
};

const readId = (id: string | undefined): number | undefined => (id === undefined ? undefined : Number(id));

/** Mounts the calls of notifications; each user sees and marks only the own ones. */
export function registerNotifications(app: FastifyInstance, { db, clock }: { readonly db: Db; readonly clock: Clock }): void {
  mountEndpoint(app, listNotifications, async ({ body, session }) => {
    const { limit, cursor } = body;
    const size = limit === undefined ? pageSize : Number(limit);
    const [{ rows, nextCursor }, unreadCount] = await Promise.all([
      view.listNotifications(db, { userId: session.userId, size, cursor }),
      countUnread(db, session.userId),
    ]);
    return { notifications: rows.map(toWire), unreadCount, ...(nextCursor !== undefined && { nextCursor }) };
  });

  mountEndpoint(app, readNotifications, async ({ body, session }) => {
    const { userId } = session;
    const [id, upTo] = [readId(body.notificationId), readId(body.upTo)];
    if (id !== undefined && !(await hasNotification(db, userId, id)))
      throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
    await markRead(db, userId, { id, upTo, at: clock.now() });
    return { unreadCount: await countUnread(db, userId) };
  });
}
