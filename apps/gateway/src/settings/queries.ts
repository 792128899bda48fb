import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { SettingsTables } from './tables.ts';

type OrderSetting = SettingsTables['order_settings']['name'];

/** Every setting of the app by its name. */
export async function readAppSettings(db: Kysely<Database>): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom('app_settings').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }): [string, unknown] => [name, value]));
}

/** One setting of the app as an operator wrote it. @throws Error where an operator has deleted it. */
export async function readAppSetting<Value>(db: Kysely<Database>, name: string): Promise<Value> {
  const { rows } = await sql<{ readonly value: Value }>`select value from app_settings where name = ${name}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`The setting ${name} is missing from app_settings.`);
  return row.value;
}

/** Every figure of orders by its name. */
export async function readOrderSettings(db: Kysely<Database>): Promise<ReadonlyMap<OrderSetting, number>> {
  const rows = await db.selectFrom('order_settings').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }): [OrderSetting, number] => [name, value]));
}
