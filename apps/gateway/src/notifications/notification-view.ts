import { unpaidReason } from '@songwai/core/jobs/paying/ended-unpaid';
import type { NotificationKind } from '@songwai/core/notifications/notification';
import type { NotificationGroup } from '@songwai/core/notifications/notification-event';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { Page } from '../platform/paging/page.ts';
import { paginate } from '../platform/paging/paginate.ts';
import { numberKey, type SortKey } from '../platform/paging/sort-key.ts';
import { kindsOf } from './about.ts';
import { type RouteNames, routeOf } from './job-route-view.ts';

/** A notification with the name that belongs to its subject. */
export interface NotificationRow {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly subject: string;
  readonly created_at: Date;
  readonly read_at: Date | null;
  /** Names of the member who joined; null for other kinds, and for an account that is erased. */
  readonly member: string | null;
  /** Device of the session; null for other kinds, and for a session that is forgotten. */
  readonly device: string | null;
  /** Name of the file; null for other kinds, and for a file that is forgotten. */
  readonly file: string | null;
  readonly booked_count: number | null;
  readonly failed_count: number | null;
  /** Null for what is not about a job. */
  readonly route: RouteNames | null;
}

/** In the order of events, which is the order in which they happened. */
const notificationKeys: readonly SortKey<Pick<NotificationRow, 'id'>>[] = [numberKey('id', 'notifications.id')];

/** Which notifications of a user. */
interface PageOf {
  readonly userId: string;
  /** Undefined for all. */
  readonly group: NotificationGroup | undefined;
  readonly size: number;
  readonly cursor: string | undefined;
}

/** A page of a user's notifications, newest first. */
export function listNotifications(db: Db, { userId, group, ...page }: PageOf): Promise<Page<NotificationRow>> {
  const rows = db
    .selectFrom('notifications')
    .leftJoin('users as member', (join) =>
      join.on('notifications.kind', '=', 'memberJoined').on(sql<boolean>`member.id::text = notifications.subject`),
    )
    .leftJoin('sessions as session', (join) =>
      join
        .on('notifications.kind', '=', 'newDevice')
        .on(sql<boolean>`session.id::text = notifications.subject`)
        .onRef('session.user_id', '=', 'notifications.user_id'),
    )
    .leftJoin('bulk_runs as file', (join) =>
      join.on('notifications.kind', '=', 'fileBooked').on(sql<boolean>`file.id::text = notifications.subject`),
    )
    .select(['notifications.id', 'notifications.kind', 'notifications.subject', 'booked_count', 'failed_count'])
    .select(['notifications.created_at', 'notifications.read_at', 'session.device_name as device', 'file.file_name as file'])
    .select(sql<string | null>`trim(member.first_name || ' ' || member.last_name)`.as('member'))
    .select(routeOf({ subject: sql`notifications.subject`, userId: sql`notifications.user_id` }).as('route'))
    .where('notifications.user_id', '=', userId)
    .$if(group !== undefined, (query) => query.where('notifications.kind', 'in', kindsOf(group)));
  return paginate(rows, { keys: notificationKeys, direction: 'desc', ...page });
}

/** Who booked a job; undefined for a job that does not exist any more, and after its booker has left the company that it is for. */
export const findBooker = async (db: Db, jobId: string): Promise<string | undefined> => {
  const job = await db
    .selectFrom('jobs')
    .leftJoin('company_members as member', 'member.user_id', 'jobs.user_id')
    .select(['jobs.user_id', 'jobs.company_user_id', 'member.company_user_id as presentCompanyId'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
  if (job === undefined) return undefined;
  const { user_id: userId, company_user_id: companyId } = job;
  const isStillTheirs = companyId === null || companyId === userId || companyId === job.presentCompanyId;
  return isStillTheirs ? userId : undefined;
};

/** Whether a cancelled job ended because nobody had paid it in time. */
export const wasLeftUnpaid = async (db: Db, jobId: string): Promise<boolean> =>
  (await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('cancel_reason', '=', unpaidReason)
    .executeTakeFirst()) !== undefined;

/** Whether a job is a trip of a file: its guid is made of the file's id and the number of the trip. */
export const isOfFile = async (db: Db, jobId: string): Promise<boolean> =>
  (await db
    .selectFrom('jobs')
    .innerJoin('bulk_runs as file', (join) =>
      join.onRef('file.user_id', '=', 'jobs.user_id').on(sql<boolean>`jobs.guid like 'bulk-' || file.id::text || '-%'`),
    )
    .select('jobs.id')
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()) !== undefined;

/** Whether an account still exists: an event of one that was erased meanwhile is for nobody. */
export const hasUser = async (db: Db, userId: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('id', '=', userId).where('status', '<>', 'removed').executeTakeFirst()) !==
  undefined;
