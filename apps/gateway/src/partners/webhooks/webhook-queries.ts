import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { PartnerWebhooksTable } from '../tables.ts';

export type WebhookRow = Selectable<PartnerWebhooksTable>;

export const listPartnerWebhooks = (db: Db, partnerId: string): Promise<WebhookRow[]> =>
  db
    .selectFrom('partner_webhooks')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();

/** Locks the webhook until the transaction ends. */
export const lockWebhook = (db: Db, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('partner_webhooks').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const insertWebhook = (db: Db, row: Insertable<PartnerWebhooksTable>): Promise<WebhookRow> =>
  db.insertInto('partner_webhooks').values(row).returningAll().executeTakeFirstOrThrow();

export async function changeWebhook(db: Db, id: string, change: Updateable<PartnerWebhooksTable>): Promise<void> {
  if (Object.keys(change).length > 0) await db.updateTable('partner_webhooks').set(change).where('id', '=', id).execute();
}

export async function deleteWebhook(db: Db, id: string): Promise<void> {
  await db.deleteFrom('partner_webhooks').where('id', '=', id).execute();
}
