import type { initDataV3 } from '@songwai/core/startup/contract';
import type { Kysely } from 'kysely';
import type { AnalyticsConfig } from '../config/analytics.ts';
import type { FacebookConfig } from '../config/facebook.ts';
import type { Database } from '../database/tables.ts';
import type { AnswerOf } from '../http/mount-endpoint.ts';
import { placesCredit } from '../places/credit.ts';
import type { Clock } from '../platform/deps.ts';
import type { ReadCatalogue } from '../pricing/catalog/catalogue.ts';
import { offeredExtras, offeredVehicles, readFullDayPackages } from '../pricing/catalog/catalogue-offers.ts';
import { findAnnouncedPromo } from '../pricing/promo/announced-promo.ts';
import { readRatingReasons } from '../ratings/reason-queries.ts';
import { checkAppSettings } from '../settings/app-settings.ts';
import { readAppSettings } from '../settings/queries.ts';

type StartupData = AnswerOf<typeof initDataV3>;

interface StartupDeps {
  readonly readCatalogue: ReadCatalogue;
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly tiles: { readonly url: string; readonly attribution: string } | undefined;
  readonly isSimulated: boolean;
  /** Our app at Facebook; undefined: no sign-in by Facebook. */
  readonly facebook: Pick<FacebookConfig, 'appId' | 'version'> | undefined;
  readonly hasLine: boolean;
  /** Where pages send page views; undefined: nowhere. */
  readonly analytics: AnalyticsConfig | undefined;
  /** Public key of the card provider, `sandbox` for the embedded one; undefined: none. */
  readonly cardPublicKey: string | undefined;
}

/** Reads the start-up data from the database at each call; for whom decides which promotion is announced, if any. */
export type StartupDataReader = (userId: string | undefined) => Promise<StartupData>;

/** Sent instead of a public key where neither cards nor PromptPay are taken. */
const noProvider = '';

/** Makes the reader of the start-up data (spec §3). */
export function createStartupDataReader({
  db,
  clock,
  tiles,
  isSimulated,
  cardPublicKey,
  analytics,
  readCatalogue,
  ...social
}: StartupDeps): StartupDataReader {
  return async (userId) => {
    const [rows, catalogue, packageFullTimeData, ratingReasons] = await Promise.all([
      readAppSettings(db),
      readCatalogue(),
      readFullDayPackages(db),
      readRatingReasons(db),
    ]);
    const {
      supportPhone,
      supportHours,
      termsVersion,
      topBarText,
      proMotion,
      proMotionCode: code,
      ...settings
    } = checkAppSettings(rows);
    const promo = proMotion ? await findAnnouncedPromo(db, { code, userId, now: clock.now() }) : undefined;
    return {
      responseDesc: cardPublicKey ?? noProvider,
      appData: {
        supportPhone,
        supportHours,
        termsVersion,
        ...(tiles === undefined ? {} : { tileUrl: tiles.url, tileAttribution: `${tiles.attribution} · ${placesCredit}` }),
        simulated: isSimulated,
        ...(social.facebook && { facebookAppId: social.facebook.appId, facebookVersion: social.facebook.version }),
        ...(analytics && { analyticsUrl: analytics.url, analyticsDomain: analytics.domain }),
        ...(social.hasLine && { lineSignIn: true as const }),
      },
      ...settings,
      ...(settings.topBar && { topBarText }),
      ...(promo && {
        proMotion: { code: promo.code, descriptionTh: promo.description.th, descriptionEn: promo.description.en },
      }),
      vehicleData: offeredVehicles(catalogue, { now: clock.now() }),
      priceOptions: offeredExtras(catalogue),
      packageFullTimeData,
      ratingReasons,
    };
  };
}
