import type { StarsKind } from '@songwai/core/ratings/rating-reason';
import type { TipLimit } from '@songwai/core/validation/payments/tip';
import type { Generated } from 'kysely';

interface RatingReasonsTable {
  id: number;
  for_stars: StarsKind;
  name_th: string;
  name_en: string;
  position: number;
  is_offered: Generated<boolean>;
}

/** What the desk is told of tips: one row for a customer, driver, day and limit. */
interface TipAlertsTable {
  id: Generated<number>;
  customer_id: string;
  driver_id: number;
  /** Midnight in Bangkok. */
  day_start: Date;
  limited_by: TipLimit;
  /** The job of the latest of them. */
  job_id: string;
  given_satang: number;
  /** The highest sum that was refused; 0 where none was. */
  refused_satang: Generated<number>;
  refused_times: Generated<number>;
  noted_at: Date;
}

/** Tables of the room `ratings`. */
export interface RatingsTables {
  rating_reasons: RatingReasonsTable;
  tip_alerts: TipAlertsTable;
}

declare module '../database/tables.ts' {
  interface Database extends RatingsTables {}
}
