import type { Db } from '../platform/db.ts';
import type { SettingsTables } from './tables.ts';

type OrderSetting = SettingsTables['order_settings']['name'];

/** Settings of the app and of orders, by name. */
export async function readAllSettings(db: Db): Promise<Readonly<Record<string, unknown>>> {
  const [app, orders] = await Promise.all([
    db.selectFrom('app_settings').select(['name', 'value']).execute(),
    db.selectFrom('order_settings').select(['name', 'value']).execute(),
  ]);
  return Object.fromEntries([...app, ...orders].map(({ name, value }): [string, unknown] => [name, value]));
}

/** Updates a setting of the app. */
export async function writeAppSetting(trx: Db, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await trx
    .insertInto('app_settings')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
}

/** Updates a setting of orders. */
export async function writeOrderSetting(trx: Db, name: OrderSetting, value: number): Promise<void> {
  await trx
    .insertInto('order_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
