import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { Generated } from 'kysely';

interface VehiclesTable {
  id: number;
  kind: VehicleKind;
  name_th: string;
  name_en: string;
  note_th: string;
  note_en: string;
  base_satang: number;
  extra_stop_satang: number;
  overtime_per_minute_satang: number;
  max_weight_kg: number;
  max_size_cm: Generated<number[]>;
}

/** A rate per kilometre from `from_km` on, up to the next band. */
interface PriceBandsTable {
  vehicle_id: number;
  from_km: number;
  per_km_satang: number;
}

interface ExtrasTable {
  id: number;
  name_th: string;
  name_en: string;
  kind: 'fixed' | 'fareShare' | 'returnLeg';
  fee_satang: Generated<number>;
  percent: Generated<number>;
  max_satang: number | null;
}

interface ExtraVehiclesTable {
  extra_id: number;
  vehicle_id: number;
}

/** Single figures of the rate card. */
interface PriceSettingsTable {
  name: 'nextDayPercent';
  value: number;
}

interface PromoCodesTable {
  code: string;
  description_th: string;
  description_en: string;
  kind: 'amount' | 'percent';
  amount_satang: number;
  percent: Generated<number>;
  uses_per_user: number | null;
  new_customer_days: number | null;
  first_stop_province: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  is_active: Generated<boolean>;
}

/** A promo code spent on a job. */
interface PromoUsesTable {
  job_id: string;
  code: string;
  user_id: string;
  used_at: Date;
  given_back_at: Date | null;
}

interface FullDayPackagesTable {
  id: number;
  user_group: Generated<string>;
  vehicle_id: number;
  /** Hours; 50 is by the month. */
  duration: number;
  name_th: string;
  name_en: string;
  max_km: number;
  fee_satang: number;
}

/** Tables of the room `pricing`. */
export interface PricingTables {
  vehicles: VehiclesTable;
  price_bands: PriceBandsTable;
  extras: ExtrasTable;
  extra_vehicles: ExtraVehiclesTable;
  price_settings: PriceSettingsTable;
  promo_codes: PromoCodesTable;
  promo_uses: PromoUsesTable;
  full_day_packages: FullDayPackagesTable;
}
