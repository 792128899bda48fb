import type { JSONColumnType } from 'kysely';

/** One setting of the app that the start-up data shows. */
export interface AppSettingsTable {
  name: string;
  value: JSONColumnType<object>;
}

/** Tables of the room `startup`. */
export interface StartupTables {
  app_settings: AppSettingsTable;
}
