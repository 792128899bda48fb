import type { StarsKind } from '@songwai/core/ratings/rating-reason';
import type { Generated } from 'kysely';

interface RatingReasonsTable {
  id: number;
  for_stars: StarsKind;
  name_th: string;
  name_en: string;
  position: number;
  is_offered: Generated<boolean>;
}

/** Tables of the room `ratings`. */
export interface RatingsTables {
  rating_reasons: RatingReasonsTable;
}

declare module '../database/tables.ts' {
  interface Database extends RatingsTables {}
}
