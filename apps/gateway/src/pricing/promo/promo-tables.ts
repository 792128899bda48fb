import type { Generated } from 'kysely';

/** The customers that a promo code is for. */
export type PromoAudience = 'everyone' | 'newCustomers' | 'individuals' | 'companies' | 'tier' | 'listed';

interface PromoCodesTable {
  code: string;
  description_th: string;
  description_en: string;
  kind: 'amount' | 'percent';
  amount_satang: number;
  percent: Generated<number>;
  total_uses: number | null;
  uses_per_user: number | null;
  audience: Generated<PromoAudience>;
  new_customer_days: number | null;
  tier: string | null;
  service: 'express' | 'nextDay' | null;
  minimum_fare_satang: Generated<number>;
  first_stop_province: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  created_by: string | null;
  created_at: Date;
  stopped_by: string | null;
  stopped_at: Date | null;
}

/** A customer for whom a code of the audience `listed` is valid. */
interface PromoCustomersTable {
  code: string;
  user_id: string;
}

/** A promo code spent on a job. */
interface PromoUsesTable {
  job_id: string;
  code: string;
  user_id: string;
  used_at: Date;
  given_back_at: Date | null;
}

/** Tables of promo codes. */
export interface PromoTables {
  promo_codes: PromoCodesTable;
  promo_customers: PromoCustomersTable;
  promo_uses: PromoUsesTable;
}
