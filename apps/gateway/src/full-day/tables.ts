import type { Generated } from 'kysely';

interface FullDayVehiclesTable {
  vehicle_id: number;
  position: number;
  desc_th: string;
  desc_en: string;
  image_url: string;
}

interface FullDayOptionsTable {
  id: number;
  desc_th: string;
  desc_en: string;
  remark_th: string;
  remark_en: string;
  icon: Generated<number>;
}

interface FullDayPackageOptionsTable {
  package_id: number;
  option_id: number;
  fee_satang: number;
}

/** Tables of the room `full-day`. */
export interface FullDayTables {
  full_day_vehicles: FullDayVehiclesTable;
  full_day_options: FullDayOptionsTable;
  full_day_package_options: FullDayPackageOptionsTable;
}

declare module '../database/tables.ts' {
  interface Database extends FullDayTables {}
}
