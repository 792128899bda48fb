import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { SettingsTables } from './tables.ts';

type OrderSetting = SettingsTables['order_settings']['name'];

/** All settings of the app by name. */
export async function readAppSettings(db: Kysely<Database>): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom('app_settings').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }): [string, unknown] => [name, value]));
}

/** The stored text of one setting. @throws Error where it is missing. */
export async function readAppSetting<Value>(db: Kysely<Database>, name: string): Promise<Value> {
  const { rows } = await sql<{ readonly value: Value }>`select value from app_settings where name = ${name}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`The setting ${name} is missing from app_settings.`);
  return row.value;
}

/** Whether an operator has suspended the service; to be read as a part of another statement. */
export const selectOutOfService = (db: Kysely<Database>) =>
  db.selectFrom('app_settings').select(sql<boolean>`value = 'true'::jsonb`.as('isOut')).where('name', '=', 'outOfService');

/** All settings of orders by name. */
export async function readOrderSettings(db: Kysely<Database>): Promise<ReadonlyMap<OrderSetting, number>> {
  const rows = await db.selectFrom('order_settings').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }): [OrderSetting, number] => [name, value]));
}
