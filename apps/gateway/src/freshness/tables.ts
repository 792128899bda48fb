import type { JSONColumnType } from 'kysely';

/** Data that gateways have in memory, by name. */
export type DataTopic = 'catalogue' | 'access' | 'customers' | 'terms' | 'startup';

/** A version for each topic; it rises with every change. */
export type DataVersions = Readonly<Record<string, number>>;

interface DataVersionsTable {
  topic: DataTopic;
  version: number;
}

interface GatewaysTable {
  id: string;
  seen_at: Date;
  /** The versions that this gateway has heard of. */
  seen: JSONColumnType<DataVersions>;
}

/** Tables of the room `freshness`. */
export interface FreshnessTables {
  data_versions: DataVersionsTable;
  gateways: GatewaysTable;
}

declare module '../database/tables.ts' {
  interface Database extends FreshnessTables {}
}
