import type { MessageFacts } from '@songwai/core/notifications/messages/message-facts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { isAboutInvoice, jobOf, pathOf } from '../about.ts';
import { routeOf } from '../job-route-view.ts';
import type { DeliveryRow } from './delivery-queries.ts';

const selectFacts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('notification_deliveries')
    .leftJoin('users as member', (join) =>
      join
        .on('notification_deliveries.kind', '=', 'memberJoined')
        .on(sql<boolean>`member.id::text = notification_deliveries.subject`),
    )
    .leftJoin('sessions as session', (join) =>
      join
        .on('notification_deliveries.kind', '=', 'newDevice')
        .on(sql<boolean>`session.id::text = notification_deliveries.subject`)
        .onRef('session.user_id', '=', 'notification_deliveries.user_id'),
    )
    .leftJoin('bulk_runs as file', (join) =>
      join
        .on('notification_deliveries.kind', '=', 'fileBooked')
        .on(sql<boolean>`file.id::text = notification_deliveries.subject`),
    )
    .leftJoin('invoices as invoice', (join) =>
      join
        .on('notification_deliveries.event', '=', 'money')
        .on(sql<boolean>`invoice.id::text = notification_deliveries.subject`)
        .onRef('invoice.payer_id', '=', 'notification_deliveries.user_id'),
    )
    .leftJoin('payouts as payout', (join) =>
      join
        .on('notification_deliveries.kind', 'in', ['payoutPaid', 'payoutRefused'])
        .on(sql<boolean>`payout.id::text = notification_deliveries.subject`)
        .onRef('payout.user_id', '=', 'notification_deliveries.user_id'),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('free_credit_grants')
          .select((row) => [row.fn.sum<number>('left_satang').as('left'), row.fn.min('expires_at').as('until')])
          .whereRef('free_credit_grants.user_id', '=', 'notification_deliveries.user_id')
          .whereRef('warned_at', '=', 'notification_deliveries.happened_at')
          .where('notification_deliveries.kind', '=', 'creditExpiring')
          .as('credit'),
      (join) => join.onTrue(),
    )
    .select(['notification_deliveries.id', 'session.device_name as device', 'file.file_name as file'])
    .select(['invoice.open_satang as invoiceSatang', 'invoice.due_at as invoiceDueAt', 'payout.amount_satang as payoutSatang'])
    .select(['credit.left as creditSatang', 'credit.until as creditUntil'])
    .select(sql<string | null>`trim(member.first_name || ' ' || member.last_name)`.as('member'))
    .select(routeOf({ subject: sql`notification_deliveries.subject`, userId: sql`notification_deliveries.user_id` }).as('route'))
    .where('notification_deliveries.id', 'in', [...ids])
    .execute();

type FactsRow = Awaited<ReturnType<typeof selectFacts>>[number];

function amountOf({ kind, amount_satang: named }: DeliveryRow, row: FactsRow): number | null {
  if (named !== null) return named;
  if (kind === 'payoutPaid' || kind === 'payoutRefused') return row.payoutSatang;
  if (isAboutInvoice(kind)) return row.invoiceSatang;
  return row.creditSatang === null ? null : Number(row.creditSatang);
}

/**
 * What messages about deliveries say, read when they are written: names are not stored twice, and what is gone, or not the user's any more, is
 * named nowhere.
 */
export async function readFacts(db: Db, deliveries: readonly DeliveryRow[]): Promise<ReadonlyMap<number, MessageFacts>> {
  if (deliveries.length === 0) return new Map();
  const ids = deliveries.map(({ id }) => id);
  const rows = new Map((await selectFacts(db, ids)).map((row) => [row.id, row] as const));
  return new Map(
    deliveries.flatMap((delivery) => {
      const row = rows.get(delivery.id);
      if (row === undefined) return [];
      const { id, kind, subject, booked_count: booked, failed_count: failed, happened_at: at } = delivery;
      const facts: MessageFacts = {
        ...{
          kind,
          at,
          jobId: jobOf(delivery),
          route: jobOf(delivery) === null ? null : row.route,
          name: kind === 'tierChanged' ? subject : (row.member ?? row.device ?? row.file ?? ''),
        },
        file: kind === 'fileBooked' ? { id: subject, booked: booked ?? 0, failed: failed ?? 0 } : null,
        amountSatang: amountOf(delivery, row),
        until: kind === 'creditExpiring' ? row.creditUntil : row.invoiceDueAt,
        path: pathOf(delivery),
      };
      return [[id, facts] as const];
    }),
  );
}

/** Which of these jobs are not their user's any more: gone, or of a company that the user has left. */
export async function listLostJobs(db: Db, userId: string, jobIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (jobIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('jobs')
    .leftJoin('company_members as member', 'member.user_id', 'jobs.user_id')
    .select('jobs.id')
    .where('jobs.id', 'in', [...jobIds])
    .where('jobs.user_id', '=', userId)
    .where((is) =>
      is.or([
        is('jobs.company_user_id', 'is', null),
        is('jobs.company_user_id', '=', userId),
        is('jobs.company_user_id', '=', is.ref('member.company_user_id')),
      ]),
    )
    .execute();
  const theirs = new Set(rows.map(({ id }) => id));
  return new Set(jobIds.filter((id) => !theirs.has(id)));
}
