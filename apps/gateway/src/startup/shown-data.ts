import type { RatingReason } from '@songwai/core/ratings/rating-reason';
import type { Db } from '../platform/db.ts';
import { type FullDayOffer, readFullDayPackages } from '../pricing/catalog/catalogue-offers.ts';
import { type FoundPromo, findPromo } from '../pricing/promo/promo-queries.ts';
import { findPromoProblem } from '../pricing/promo/promo-rule.ts';
import { readRatingReasons } from '../ratings/reason-queries.ts';
import { type AppSettings, checkAppSettings } from '../settings/app-settings.ts';
import { readAppSettings } from '../settings/queries.ts';

/** What the start-up data shows besides the catalogue; in memory, so that a visitor needs no database. */
export interface ShownData {
  readonly settings: AppSettings;
  readonly packages: FullDayOffer[];
  readonly reasons: RatingReason[];
  /** The promo code that pages announce, as if nobody had used it; undefined where they announce none. */
  readonly promo: FoundPromo | undefined;
}

/** Belongs to nobody, so that nothing was spent by it and no code lists it. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Reads it from the database. @throws Error naming a setting that is missing or invalid. */
export async function loadShownData(db: Db): Promise<ShownData> {
  const [rows, packages, reasons] = await Promise.all([readAppSettings(db), readFullDayPackages(db), readRatingReasons(db)]);
  const settings = checkAppSettings(rows);
  const { proMotion, proMotionCode: code } = settings;
  const promo = proMotion ? await findPromo(db, { code, userId: nobody }) : undefined;
  return { settings, packages, reasons, promo };
}

/** Whether a visitor, who counts as a new customer, could use a code on some order. @param promo one that is not limited in all. */
export const isForVisitors = (promo: FoundPromo, now: Date): boolean =>
  findPromoProblem(promo, {
    now,
    tier: '',
    allowsPromo: true,
    actsForCompany: false,
    customerSince: now,
    isListed: false,
    uses: 0,
    allUses: 0,
    // There is no order yet: one that fulfils the conditions is possible.
    service: promo.service ?? 'express',
    firstStopProvince: promo.firstStopProvince ?? '',
    normalSatang: promo.minimumFareSatang,
  }) === null;
