import type { RatingReason } from '@songwai/core/ratings/rating-reason';
import type { Db } from '../platform/db.ts';

/** What customers may say about a delivery besides its stars, in the order in which it is shown. */
export const readRatingReasons = (db: Db): Promise<RatingReason[]> =>
  db
    .selectFrom('rating_reasons')
    .select(['id', 'for_stars as forStars', 'name_th as th', 'name_en as en'])
    .where('is_offered', '=', true)
    .orderBy('for_stars')
    .orderBy('position')
    .execute();
