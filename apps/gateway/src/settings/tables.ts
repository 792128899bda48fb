import type { JSONColumnType } from 'kysely';

/** One setting of the app that the start-up data shows. */
export interface AppSettingsTable {
  name: string;
  value: JSONColumnType<object>;
}

interface OrderSettingsTable {
  name: 'quotationValidDays' | 'quotationVatPercent' | 'invoiceVatPercent';
  value: number;
}

/** Tables of the room `settings`. */
export interface SettingsTables {
  app_settings: AppSettingsTable;
  order_settings: OrderSettingsTable;
}

declare module '../database/tables.ts' {
  interface Database extends SettingsTables {}
}
