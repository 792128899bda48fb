interface CodCollectionsTable {
  job_id: string;
  stop: number;
  driver_id: number;
  amount_satang: number;
  collected_at: Date;
}

/** The table of money for goods that drivers have collected. */
export interface CodTables {
  cod_collections: CodCollectionsTable;
}

declare module '../../database/tables.ts' {
  interface Database extends CodTables {}
}
