import type { initDataV3 } from '@songwai/core/startup/contract';
import type { Kysely } from 'kysely';
import type { AnalyticsConfig } from '../config/analytics.ts';
import type { FacebookConfig } from '../config/facebook.ts';
import type { Database } from '../database/tables.ts';
import type { AnswerOf } from '../http/mount-endpoint.ts';
import type { NewsForReaders } from '../news/reader.ts';
import { placesCredit } from '../places/credit.ts';
import type { Clock } from '../platform/deps.ts';
import type { Catalogue, ReadCatalogue } from '../pricing/catalog/catalogue.ts';
import { offeredExtras, offeredVehicles } from '../pricing/catalog/catalogue-offers.ts';
import { defaultPriceList } from '../pricing/customer-view.ts';
import { findAnnouncedPromo } from '../pricing/promo/announced-promo.ts';
import type { FoundPromo } from '../pricing/promo/promo-queries.ts';
import { isForVisitors, type ShownData } from './shown-data.ts';

type StartupData = AnswerOf<typeof initDataV3>;

interface StartupDeps {
  readonly readCatalogue: ReadCatalogue;
  /** From memory, never older than an answered change. */
  readonly readShownData: () => Promise<ShownData>;
  readonly countUnreadNews: NewsForReaders['countUnread'];
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

/** Reads the start-up data; for whom decides which promotion is announced, if any. For a visitor the same object, until something in it has changed. */
export type StartupDataReader = (userId: string | undefined) => Promise<StartupData>;

/** What an answer is made of, besides the time. */
interface Shown {
  readonly catalogue: Catalogue;
  readonly shown: ShownData;
  readonly promo: FoundPromo | undefined;
}

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
  readShownData,
  countUnreadNews,
  ...social
}: StartupDeps): StartupDataReader {
  /** Only what depends on the customer, or on how often a code was used, needs the database. */
  const readPromo = async (promo: FoundPromo, userId: string | undefined, now: Date): Promise<FoundPromo | undefined> => {
    if (userId === undefined && promo.totalUses === null) return isForVisitors(promo, now) ? promo : undefined;
    return findAnnouncedPromo(db, { code: promo.code, userId, now });
  };

  const build = ({ catalogue, shown, promo }: Shown, now: Date): StartupData => {
    const {
      supportPhone,
      supportHours,
      termsVersion,
      topBarText,
      proMotion: _announces,
      proMotionCode: _code,
      ...settings
    } = shown.settings;
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
      badgeNews: 0,
      ...(settings.topBar && { topBarText }),
      ...(promo && {
        proMotion: { code: promo.code, descriptionTh: promo.description.th, descriptionEn: promo.description.en },
      }),
      vehicleData: offeredVehicles(catalogue, { now }),
      priceOptions: offeredExtras(catalogue),
      packageFullTimeData: shown.packages,
      ratingReasons: shown.reasons,
    };
  };

  let last: (Shown & { readonly rates: readonly unknown[]; readonly answer: StartupData }) | undefined;
  const readShared = async (userId: string | undefined): Promise<StartupData> => {
    const [catalogue, shown] = await Promise.all([readCatalogue(), readShownData()]);
    const now = clock.now();
    const promo = shown.promo && (await readPromo(shown.promo, userId, now));
    // What time alone changes: the rate cards in force, and whether the promotion is valid.
    const rates = catalogue.vehicleRates({ priceList: defaultPriceList, service: 'express', now });
    if (
      last?.catalogue === catalogue &&
      last.shown === shown &&
      last.promo === promo &&
      last.rates.length === rates.length &&
      rates.every((rate, index) => rate === last?.rates[index])
    )
      return last.answer;
    const answer = build({ catalogue, shown, promo }, now);
    last = { catalogue, shown, promo, rates, answer };
    return answer;
  };

  return async (userId) => {
    if (userId === undefined) return readShared(undefined);
    const [answer, badgeNews] = await Promise.all([readShared(userId), countUnreadNews(userId)]);
    return { ...answer, badgeNews };
  };
}
