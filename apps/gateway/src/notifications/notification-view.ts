import { unpaidReason } from '@songwai/core/jobs/paying/ended-unpaid';
import type { NotificationKind } from '@songwai/core/notifications/notification';
import type { NotificationGroup } from '@songwai/core/notifications/notification-event';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { executePrepared } from '../platform/execute-prepared.ts';
import type { Page } from '../platform/paging/page.ts';
import { paginate } from '../platform/paging/paginate.ts';
import { numberKey, type SortKey } from '../platform/paging/sort-key.ts';
import { kindsOf } from './about.ts';
import { type RouteNames, routeOf } from './job-route-view.ts';
import type { SwitchRow } from './preferences/preference-queries.ts';

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

/** A job as far as those who are notified of it need it. */
export interface NotedJob {
  readonly id: string;
  /** Who booked it; null after the booker has left the company that it is for. */
  readonly bookerId: string | null;
  /** Cancelled because nobody had paid it in time. */
  readonly wasLeftUnpaid: boolean;
  /** A trip of a file: its guid is made of the file's id and the number of the trip. */
  readonly isOfFile: boolean;
}

/** Those of the jobs that exist. */
export async function readNotedJobs(db: Db, jobIds: readonly string[]): Promise<ReadonlyMap<string, NotedJob>> {
  if (jobIds.length === 0) return new Map();
  const { rows } = await executePrepared(
    db,
    sql<NotedJob>`
      select jobs.id, coalesce(cancel_reason = ${unpaidReason}, false) as "wasLeftUnpaid",
        case when jobs.company_user_id is null or jobs.company_user_id = jobs.user_id or exists (
          select from company_members as member
          where member.user_id = jobs.user_id and member.company_user_id = jobs.company_user_id) then jobs.user_id end as "bookerId",
        jobs.guid like 'bulk-%' and exists (
          select from bulk_runs as file
          where file.user_id = jobs.user_id and jobs.guid like 'bulk-' || file.id::text || '-%') as "isOfFile"
      from jobs where jobs.id = any(${jobIds}::text[])`,
  );
  return new Map(rows.map((job) => [job.id, job]));
}

/** What accounts have switched; without those that do not exist any more: an event of one that was erased meanwhile is for nobody. */
export async function readSwitches(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, readonly SwitchRow[]>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await executePrepared(
    db,
    sql<{ id: string; switched: readonly SwitchRow[] }>`
      select users.id, coalesce((
        select json_agg(json_build_object('event', event, 'channel', channel, 'is_on', is_on))
        from notification_preferences where user_id = users.id), '[]') as switched
      from users where users.id = any(${userIds}::uuid[]) and status <> 'removed'`,
  );
  return new Map(rows.map(({ id, switched }) => [id, switched]));
}
