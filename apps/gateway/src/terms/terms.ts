import { createBoundedCache } from '@songwai/core/basics/cache/bounded-cache';
import { termsToAccept } from '@songwai/core/terms/terms';
import { termsNeededCode } from '@songwai/core/terms/terms-refusal';
import type { Freshness } from '../freshness/room.ts';
import type { Session, TermsGate } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { lockUser } from '../identity/queries.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { findAcceptedVersion, insertConsents, type NewConsent, readTermsVersion } from './consent-queries.ts';
import { termsTexts } from './terms-texts.ts';

/** The current terms for a user, and the versions accepted last. */
export interface TermsStatus {
  readonly version: string;
  /** Null where the user never accepted any. */
  readonly acceptedVersion: string | null;
  /** The terms of the partner that signed the user on; null without a partner or where it has none. */
  readonly partner: { readonly version: number; readonly acceptedVersion: number | null } | null;
}

/** The versions of terms that a user accepts. */
export interface Acceptance {
  readonly termsVersion: string | undefined;
  readonly partnerTermsVersion: number | undefined;
  /** Undefined where the question was not shown. */
  readonly wantsPromotions: boolean | undefined;
  readonly channel: string | undefined;
}

/** The user, and the partner that signed the user on. */
type Reader = Pick<Session, 'userId' | 'partnerId'>;

/** The terms that users agree to. */
export interface Terms extends TermsGate {
  readStatus(reader: Reader): Promise<TermsStatus>;
  /**
   * Records an acceptance; repeating it has no further effect.
   *
   * @returns the status afterwards.
   * @throws {BusinessRefusal} 409 with `terms`: an outdated version; 422 nothing was accepted, or a partner's terms by a user who
   * is not its guest.
   */
  accept(acceptance: Acceptance, session: Session): Promise<TermsStatus>;
}

interface TermsDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The current version of a partner's terms; undefined where it has none. Provided by the room `partners`. */
  readonly readPartnerVersion: (db: Db, partnerId: string) => Promise<number | undefined>;
  readonly freshness: Pick<Freshness, 'copyOf'>;
}

/** Users whose acceptance is in memory, more than order at one gateway in a day. */
const mostAccepted = 50_000;

/** The status in wire format. */
export const wireTerms = ({ version, acceptedVersion, partner }: TermsStatus) => ({
  version,
  ...(acceptedVersion !== null && { acceptedVersion }),
  ...(partner !== null && {
    partnerVersion: partner.version,
    ...(partner.acceptedVersion !== null && { partnerAcceptedVersion: partner.acceptedVersion }),
  }),
});

/** Builds the service. */
export function createTerms({ db, clock, readPartnerVersion, freshness }: TermsDeps): Terms {
  const readVersion = freshness.copyOf('terms', () => readTermsVersion(db));
  // The version that each user has accepted: nothing takes that back but a newer one.
  const accepted = createBoundedCache<string>(mostAccepted);

  const readPartner = async (trx: Db, { userId, partnerId }: Reader): Promise<TermsStatus['partner']> => {
    const version = partnerId === null ? undefined : await readPartnerVersion(trx, partnerId);
    if (partnerId === null || version === undefined) return null;
    const accepted = await findAcceptedVersion(trx, { userId, partnerId });
    return { version, acceptedVersion: accepted === null ? null : Number(accepted) };
  };

  const readStatus = async (trx: Db, reader: Reader): Promise<TermsStatus> => {
    const [version, acceptedVersion, partner] = await Promise.all([
      readTermsVersion(trx),
      findAcceptedVersion(trx, { userId: reader.userId, partnerId: null }),
      readPartner(trx, reader),
    ]);
    return { version, acceptedVersion, partner };
  };

  const requireCurrent = (status: TermsStatus, { termsVersion, partnerTermsVersion }: Acceptance): void => {
    const { version, partner } = status;
    const missing = termsVersion === undefined && partnerTermsVersion === undefined;
    if (missing) throw new BusinessRefusal({ code: 422, field: 'termsVersion', text: termsTexts.nothing });
    if (partnerTermsVersion !== undefined && partner === null)
      throw new BusinessRefusal({ code: 422, field: 'partnerTermsVersion', text: termsTexts.noPartnerTerms });
    // The accepted version must be the one that was shown.
    const isOld =
      (termsVersion !== undefined && termsVersion !== version) ||
      (partnerTermsVersion !== undefined && partnerTermsVersion !== partner?.version);
    if (isOld) throw new BusinessRefusal({ code: 409, text: termsTexts.changed, fields: { terms: wireTerms(status) } });
  };

  /** The consents that are new and not stored yet. */
  const newConsents = (status: TermsStatus, acceptance: Acceptance, session: Session): NewConsent[] => {
    const { version, partner } = status;
    const { termsVersion, partnerTermsVersion, wantsPromotions, channel = session.channel } = acceptance;
    const common = { user_id: session.userId, is_given: true, channel, created_at: clock.now() };
    const own: NewConsent[] =
      termsVersion !== undefined && status.acceptedVersion !== version
        ? [{ ...common, kind: 'terms', terms_version: version }]
        : [];
    const partners: NewConsent[] =
      partnerTermsVersion !== undefined && partner !== null && partner.acceptedVersion !== partner.version
        ? [{ ...common, kind: 'partnerTerms', terms_version: String(partner.version), partner_id: session.partnerId }]
        : [];
    const promotions: NewConsent[] =
      wantsPromotions !== undefined ? [{ ...common, kind: 'promotions', is_given: wantsPromotions, terms_version: version }] : [];
    return [...own, ...partners, ...promotions];
  };

  return {
    readStatus: (reader) => readStatus(db, reader),
    requireAccepted: async (session) => {
      const { userId, partnerId } = session;
      if (partnerId === null && accepted.get(userId) === (await readVersion())) return;
      const status = await readStatus(db, session);
      const missing = termsToAccept(status);
      if (!missing.own) accepted.set(userId, status.version);
      if (!missing.own && !missing.partners) return;
      throw new BusinessRefusal({ code: termsNeededCode, text: termsTexts.needed, fields: { terms: wireTerms(status) } });
    },
    accept: (acceptance, session) =>
      transact(db, async (trx) => {
        await lockUser(trx, session.userId);
        const status = await readStatus(trx, session);
        requireCurrent(status, acceptance);
        const consents = newConsents(status, acceptance, session);
        if (consents.length > 0) await insertConsents(trx, consents);
        return readStatus(trx, session);
      }),
  };
}
