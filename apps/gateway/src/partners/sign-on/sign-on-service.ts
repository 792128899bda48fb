import { dayMs } from '@songwai/core/basics/durations';
import { personUser } from '@songwai/core/basics/wire-numbers';
import type { PartnerFeature } from '@songwai/core/gateway/endpoint';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { insertUser, updateContact } from '../../identity/queries.ts';
import { makeReferCode } from '../../identity/sign-up/refer-code.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { hashToken } from '../../platform/session-tokens.ts';
import { newSessionRow } from '../../sessions/service.ts';
import { insertSession } from '../../sessions/session-queries.ts';
import { findAwaitedJob } from '../paying/awaited-job-view.ts';
import {
  exchangeAlone,
  findPartner,
  findPartnerUser,
  forgetExchanges,
  insertExchange,
  insertPartnerUser,
  liveSecrets,
  lockPartner,
  noteClaims,
  type PartnerRow,
} from '../queries.ts';
import { createDeviceSignOn, type DeviceSignOn } from './device-sign-on.ts';
import { findExchange } from './exchange-view.ts';
import { claimedOf, contactOf, newsOf } from './guest-claims.ts';
import { type PartnerClaims, readClaims } from './read-claims.ts';
import { refuseSignOn, signOnTexts } from './refuse-sign-on.ts';
import { deriveSessionToken } from './session-token.ts';
import { refuseClosedAccount, type SignedOn } from './signed-on.ts';
import { verifyToken } from './verify-token.ts';

/** How long exchanges are stored after their expiry. */
const memoryMs = dayMs;
const saltBytes = 32;

/** Features that need an account: a partner that offers none of them signs no guest on. */
const guestFeatures: readonly PartnerFeature[] = ['order', 'tracking', 'fullDay'];

/** A sign-on request of a partner's page. */
export interface SignOn {
  readonly partnerId: string;
  readonly token: string;
  /** The request's Origin header. */
  readonly origin: string | undefined;
}

/** Signs partners' users on. */
export interface PartnerService {
  /**
   * Exchanges a partner's token for a session. The same token from the same origin gives the same session until it expires.
   *
   * @throws {BusinessRefusal} 403 with a `reason`; 131 or 132 where the user was removed or suspended.
   */
  signOn(request: SignOn): Promise<SignedOn>;
  /** Signs a visitor on as the guest of one browser, where the partner allows that. See `createDeviceSignOn`. */
  signDeviceOn(request: DeviceSignOn): Promise<SignedOn>;
}

interface SignOnDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  /** Ours: `/signon` of the portal exchanges tokens, too. */
  readonly publicUrl: string;
  readonly limits: CallLimits;
}

/** Builds the service. */
export function createPartnerService({ db, clock, random, publicUrl, limits }: SignOnDeps): PartnerService {
  const own = new URL(publicUrl).origin;
  const signDeviceOn = createDeviceSignOn({ db, clock, random, limits });
  const withAwaitedJob = async (signedOn: Omit<SignedOn, 'awaitedJobId'>): Promise<SignedOn> => ({
    ...signedOn,
    awaitedJobId: await findAwaitedJob(db, signedOn.session.userId),
  });
  const storeUser = async (transaction: Kysely<Database>, partner: PartnerRow, claims: PartnerClaims): Promise<string> => {
    const { id: partnerId, price_list } = partner;
    const known = await findPartnerUser(transaction, partnerId, claims.subject);
    if (known !== undefined) {
      await refuseClosedAccount(transaction, known.user_id);
      await updateContact(transaction, known.user_id, newsOf(claims, known));
      await noteClaims(transaction, known.user_id, claimedOf(claims));
      return known.user_id;
    }
    const id = random.uuid();
    await insertUser(transaction, {
      id,
      user_type: personUser,
      refer_code: makeReferCode(random),
      created_at: clock.now(),
      price_list,
      ...contactOf(claims),
    });
    const guest = { partner_id: partnerId, subject: claims.subject, user_id: id };
    await insertPartnerUser(transaction, { ...guest, claimed_email: null, ...claimedOf(claims) });
    return id;
  };

  const exchange = async (
    partnerId: string,
    claims: PartnerClaims,
    presented: { token: string; origin: string },
  ): Promise<Omit<SignedOn, 'awaitedJobId'>> =>
    exchangeAlone(db, { partnerId, tokenId: claims.tokenId, subject: claims.subject }, async (transaction) => {
      // Locked, so that a partner that is switched off at this moment gets no session.
      const partner = await lockPartner(transaction, partnerId);
      if (partner === undefined) throw refuseSignOn('unknown_partner', signOnTexts.unknownPartner);
      const { token, origin } = presented;
      const tokenHash = hashToken(token);
      const answer = (sessionId: string, userId: string, salt: Buffer) => ({
        session: { sessionId, userId, channel: partner.name, partnerId: partner.id, role: 'customer' as const, company: null },
        token: deriveSessionToken(token, salt),
        partner,
      });
      const earlier = await findExchange(transaction, partner.id, claims.tokenId);
      if (earlier !== undefined) {
        if (!earlier.token_hash.equals(tokenHash) || earlier.origin !== origin)
          throw refuseSignOn('replayed', signOnTexts.replayed);
        if (earlier.revoked_at !== null) throw refuseSignOn('replayed', signOnTexts.ended);
        await refuseClosedAccount(transaction, earlier.user_id);
        return answer(earlier.session_id, earlier.user_id, earlier.salt);
      }
      const now = clock.now();
      const salt = random.bytes(saltBytes);
      const opened = answer(random.uuid(), await storeUser(transaction, partner, claims), salt);
      await insertSession(transaction, newSessionRow(opened.session, { token: opened.token, now }));
      await insertExchange(transaction, {
        partner_id: partner.id,
        jti: claims.tokenId,
        token_hash: tokenHash,
        salt,
        origin,
        session_id: opened.session.sessionId,
        expires_at: claims.expiresAt,
      });
      await forgetExchanges(transaction, new Date(now.getTime() - memoryMs));
      return opened;
    });

  return {
    signOn: async ({ partnerId, token, origin }) => {
      const partner = await findPartner(db, partnerId);
      if (partner === undefined) throw refuseSignOn('unknown_partner', signOnTexts.unknownPartner);
      if (!partner.features.some((feature) => guestFeatures.includes(feature)))
        throw refuseSignOn('feature_off', signOnTexts.featureOff);
      // The page at our own origin asks before it replaces a signed-in user, so that no other page can do that by a link to it.
      if (origin === undefined || (origin !== own && !partner.allowed_origins.includes(origin)))
        throw refuseSignOn('bad_origin', signOnTexts.badOrigin(origin));
      const payload = await verifyToken(token, liveSecrets(partner));
      return withAwaitedJob(await exchange(partnerId, readClaims(payload, { partnerId, now: clock.now() }), { token, origin }));
    },
    signDeviceOn: async (request) => withAwaitedJob(await signDeviceOn(request)),
  };
}
