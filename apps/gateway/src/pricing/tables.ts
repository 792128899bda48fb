import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { Generated } from 'kysely';
import type { FreeCreditTables } from './credit/free-credit-tables.ts';
import type { PromoTables } from './promo/promo-tables.ts';

/** The service that a rate card is for; one tab of the order form each. */
export type ServiceKind = 'express' | 'nextDay';

interface VehiclesTable {
  id: number;
  kind: VehicleKind;
  name_th: string;
  name_en: string;
  note_th: string;
  note_en: string;
  overtime_per_minute_satang: number;
  max_weight_kg: number;
  max_size_cm: Generated<number[]>;
}

export interface PriceListsTable {
  id: string;
  name_th: string;
  name_en: string;
  allows_promo: boolean;
  created_by: string | null;
  created_at: Date;
}

/** One version of the prices of a vehicle, valid from `valid_from` on. */
interface RateCardsTable {
  id: Generated<number>;
  price_list: string;
  vehicle_id: number;
  service: ServiceKind;
  valid_from: Date;
  base_satang: number;
  extra_stop_satang: number;
  /** Percent of the distance fare that is charged. */
  fare_percent: number;
  note: Generated<string>;
  entered_by: string | null;
  entered_at: Date;
}

/** A rate per kilometre from `from_km` up to the next band. */
interface RateCardBandsTable {
  rate_card_id: number;
  from_km: number;
  per_km_satang: number;
}

/** One row. */
interface QuoteKeysTable {
  id: Generated<number>;
  secret: Buffer;
}

export interface TierPricesTable {
  tier: 'normal' | 'silver' | 'gold' | 'platinum' | 'contract';
  price_list: string | null;
  allows_promo: boolean;
}

interface SpecialRatesTable {
  id: Generated<number>;
  user_id: string;
  tier: string;
  price_list: string | null;
  changed_by: string;
  changed_at: Date;
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

interface AreaVehiclesTable {
  province: string;
  vehicle_id: number;
}

interface AreaExtrasTable {
  province: string;
  extra_id: number;
}

interface FullDayPackagesTable {
  id: number;
  /** False: not for sale any more. */
  is_offered: Generated<boolean>;
  user_group: Generated<string>;
  vehicle_id: number;
  /** Hours; 50 means by the month. */
  duration: number;
  name_th: string;
  name_en: string;
  max_km: number;
  fee_satang: number;
  desc_th: Generated<string>;
  desc_en: Generated<string>;
}

/** Tables of the room `pricing`. */
export interface PricingTables extends PromoTables, FreeCreditTables {
  vehicles: VehiclesTable;
  price_lists: PriceListsTable;
  rate_cards: RateCardsTable;
  rate_card_bands: RateCardBandsTable;
  quote_keys: QuoteKeysTable;
  tier_prices: TierPricesTable;
  special_rates: SpecialRatesTable;
  extras: ExtrasTable;
  extra_vehicles: ExtraVehiclesTable;
  area_vehicles: AreaVehiclesTable;
  area_extras: AreaExtrasTable;
  full_day_packages: FullDayPackagesTable;
}

declare module '../database/tables.ts' {
  interface Database extends PricingTables {}
}
