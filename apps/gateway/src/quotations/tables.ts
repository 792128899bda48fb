import type { Generated, JSONColumnType } from 'kysely';

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

interface OrderSettingsTable {
  name: 'quotationValidDays' | 'quotationVatPercent';
  value: number;
}

interface QuotationCountersTable {
  year: number;
  last: number;
}

/** What was offered, as it was then; fees in satang. */
export interface QuotedOffer {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly maxKm: number;
  /** A month and a driver. */
  readonly feeSatang: number;
  /** Charged once. */
  readonly options: readonly {
    readonly id: number;
    readonly descTh: string;
    readonly descEn: string;
    readonly feeSatang: number;
  }[];
}

export interface QuotationsTable {
  number: string;
  user_id: string;
  company_user_id: string | null;
  guid: string;
  token: string;
  package_id: number;
  vehicle_id: number;
  offer: JSONColumnType<QuotedOffer>;
  drivers: number;
  months: number;
  days_per_week: number;
  messenger_gender: 'N' | 'M' | 'F';
  starts_at: Date;
  package_satang: number;
  options_satang: number;
  vat_percent: number;
  vat_satang: number;
  total_satang: number;
  contact_name: string;
  contact_phone: string;
  email: string | null;
  company_name: string;
  company_address: string;
  company_tax_id: string;
  remark: string;
  created_at: Date;
  valid_until: Date;
}

/** Tables of the room `orders`. */
export interface OrdersTables {
  full_day_vehicles: FullDayVehiclesTable;
  full_day_options: FullDayOptionsTable;
  full_day_package_options: FullDayPackageOptionsTable;
  order_settings: OrderSettingsTable;
  quotation_counters: QuotationCountersTable;
  quotations: QuotationsTable;
}
