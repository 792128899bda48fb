import type { Language } from '@songwai/core/basics/language';
import type { BulkStatus, BulkTrip } from '@songwai/core/bulk/bulk';
import type { bulkRow } from '@songwai/core/bulk/bulk-schema';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { createJob } from '@songwai/core/jobs/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { Static } from 'typebox';
import type { LocalText } from '../http/language.ts';

type WireRow = Static<typeof bulkRow>;
type WireStop = NonNullable<WireRow['stop']>;

/** What all trips of a file have in common, in the names of `create_job`. */
export interface CommonOrder
  extends Pick<RequestOf<typeof createJob>, 'orderType' | 'jobDate' | 'startTime' | 'confirmPhone' | 'vehicle'> {
  readonly pickUp: WireStop;
}

/** A file; the migration explains the columns. */
export interface BulkRunsTable {
  id: string;
  user_id: string;
  company_user_id: string | null;
  channel: string;
  language: Language;
  guid: string;
  file_name: string;
  status: Generated<BulkStatus>;
  vehicle_id: number;
  payment_type: number;
  common: JSONColumnType<CommonOrder>;
  hold_bonus_satang: Generated<number>;
  hold_top_up_satang: Generated<number>;
  hold_cod_satang: Generated<number>;
  holds: Generated<number>;
  created_at: Date;
  finished_at: Date | null;
  leased_until: Date | null;
}

export interface BulkTripsTable {
  run_id: string;
  number: number;
  price_satang: number;
  alone_satang: number;
  status: Generated<BulkTrip['status']>;
  job_id: string | null;
  failure: JSONColumnType<LocalText | null, string | null, string | null>;
  new_price_satang: number | null;
}

export interface BulkRowsTable {
  run_id: string;
  number: number;
  position: number;
  cells: JSONColumnType<WireRow['cells']>;
  stop: JSONColumnType<WireStop | null, string | null, string | null>;
  reference: string;
  trip_number: number | null;
  visit: number | null;
  fingerprint: string | null;
}

/** Tables of the room `bulk`. */
export interface BulkTables {
  bulk_runs: BulkRunsTable;
  bulk_trips: BulkTripsTable;
  bulk_rows: BulkRowsTable;
}

declare module '../database/tables.ts' {
  interface Database extends BulkTables {}
}
