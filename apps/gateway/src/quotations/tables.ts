import type { Generated, JSONColumnType } from 'kysely';

interface QuotationCountersTable {
  year: number;
  last: number;
}

/** The offered packages at that time; fees in satang. */
export interface QuotedOffer {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly maxKm: number;
  /** Per month and driver. */
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
  /** ISO 8601; empty if only their number was given. */
  weekdays: Generated<number[]>;
  daily_start: string | null;
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
  accepted_at: Generated<Date | null>;
}

/** Tables of the room `quotations`. */
export interface QuotationsTables {
  quotation_counters: QuotationCountersTable;
  quotations: QuotationsTable;
}

declare module '../database/tables.ts' {
  interface Database extends QuotationsTables {}
}
