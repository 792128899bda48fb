import type { Clock } from '../deps.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Session } from '../http/session.ts';
import { findAcceptedVersion, insertConsents, readTermsVersion } from './consent-queries.ts';
import { holdUser } from './profile-queries.ts';
import type { Db } from './queries.ts';
import { termsTexts } from './terms-texts.ts';

/** Which terms hold for a user, and which the user accepted last. */
export interface TermsStanding {
  readonly version: string;
  /** Null where the user never accepted any. */
  readonly acceptedVersion: string | null;
  /** Of the partner that signed the user on; null where none did, or it has published none. */
  readonly partner: { readonly version: number; readonly acceptedVersion: number | null } | null;
}

/** What somebody has read and agrees to. */
export interface Acceptance {
  readonly termsVersion: string | undefined;
  readonly partnerTermsVersion: number | undefined;
  readonly channel: string | undefined;
}

/** Whose session it is, and who signed it on. */
type Reader = Pick<Session, 'userId' | 'partnerId'>;

/** The terms that users agree to. */
export interface Terms {
  readStanding(reader: Reader): Promise<TermsStanding>;
  /**
   * Notes what was accepted; said again it is noted once.
   *
   * @returns what holds then.
   * @throws {BusinessRefusal} 409 with `terms`: a version that does not hold any more; 422 nothing was accepted, or a partner's terms by who is no guest.
   */
  accept(acceptance: Acceptance, session: Session): Promise<TermsStanding>;
}

interface TermsParts {
  readonly db: Db;
  readonly clock: Clock;
  /** The version of a partner's terms that holds; undefined where it has published none. Handed in by the room that keeps partners. */
  readonly readPartnerVersion: (db: Db, partnerId: string) => Promise<number | undefined>;
}

/** A standing as the calls answer it. */
export const wireTerms = ({ version, acceptedVersion, partner }: TermsStanding) => ({
  version,
  ...(acceptedVersion !== null && { acceptedVersion }),
  ...(partner !== null && {
    partnerVersion: partner.version,
    ...(partner.acceptedVersion !== null && { partnerAcceptedVersion: partner.acceptedVersion }),
  }),
});

/** Builds the service. */
export function createTerms({ db, clock, readPartnerVersion }: TermsParts): Terms {
  const readPartner = async (trx: Db, { userId, partnerId }: Reader): Promise<TermsStanding['partner']> => {
    const version = partnerId === null ? undefined : await readPartnerVersion(trx, partnerId);
    if (partnerId === null || version === undefined) return null;
    const accepted = await findAcceptedVersion(trx, { userId, partnerId });
    return { version, acceptedVersion: accepted === null ? null : Number(accepted) };
  };

  const readStanding = async (trx: Db, reader: Reader): Promise<TermsStanding> => ({
    version: await readTermsVersion(trx),
    acceptedVersion: await findAcceptedVersion(trx, { userId: reader.userId, partnerId: null }),
    partner: await readPartner(trx, reader),
  });

  const requireCurrent = (standing: TermsStanding, { termsVersion, partnerTermsVersion }: Acceptance): void => {
    const { version, partner } = standing;
    const missing = termsVersion === undefined && partnerTermsVersion === undefined;
    if (missing) throw new BusinessRefusal({ code: 422, field: 'termsVersion', text: termsTexts.nothing });
    if (partnerTermsVersion !== undefined && partner === null)
      throw new BusinessRefusal({ code: 422, field: 'partnerTermsVersion', text: termsTexts.noPartnerTerms });
    // Whoever agrees has read these very words.
    const isOld =
      (termsVersion !== undefined && termsVersion !== version) ||
      (partnerTermsVersion !== undefined && partnerTermsVersion !== partner?.version);
    if (isOld) throw new BusinessRefusal({ code: 409, text: termsTexts.changed, fields: { terms: wireTerms(standing) } });
  };

  return {
    readStanding: (reader) => readStanding(db, reader),
    accept: (acceptance, session) =>
      db.transaction().execute(async (trx) => {
        const { userId, partnerId } = session;
        await holdUser(trx, userId);
        const standing = await readStanding(trx, session);
        requireCurrent(standing, acceptance);
        const { version, partner } = standing;
        const { termsVersion, partnerTermsVersion, channel = session.channel } = acceptance;
        const given = { user_id: userId, is_given: true, channel, created_at: clock.now() };
        if (termsVersion !== undefined && standing.acceptedVersion !== version)
          await insertConsents(trx, [{ ...given, kind: 'terms', terms_version: version }]);
        if (partnerTermsVersion !== undefined && partner !== null && partner.acceptedVersion !== partner.version)
          await insertConsents(trx, [
            { ...given, kind: 'partnerTerms', terms_version: String(partner.version), partner_id: partnerId },
          ]);
        return readStanding(trx, session);
      }),
  };
}
