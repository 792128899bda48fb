import { personUser } from '@songwai/core/basics/wire-numbers';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { insertUser } from '../../identity/queries.ts';
import { makeReferCode } from '../../identity/sign-up/refer-code.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { hashToken, makeSessionToken } from '../../platform/session-tokens.ts';
import { newSessionRow } from '../../sessions/service.ts';
import { insertSession } from '../../sessions/session-queries.ts';
import { findPartner, findPartnerUser, guestAlone, insertPartnerUser, lockPartner, type PartnerRow } from '../queries.ts';
import { newGuestLimits, signOnLimit } from './guest-limits.ts';
import { refuseSignOn, signOnTexts } from './refuse-sign-on.ts';
import { refuseClosedAccount, type SignedOn } from './signed-on.ts';

/** A sign-on of a visitor whom the partner does not know. */
export interface DeviceSignOn {
  readonly partnerId: string;
  /** The secret of the visitor's browser: at least 128 random bits. */
  readonly deviceId: string;
  /** The request's Origin header. */
  readonly origin: string | undefined;
  /** The network address that limits count. */
  readonly address: string;
}

interface DeviceDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: CallLimits;
}

/** Signs a visitor on as the guest of one browser. */
export type SignDeviceOn = (request: DeviceSignOn) => Promise<Omit<SignedOn, 'awaitedJobId'>>;

/** Partners choose the ids of their own users freely, but can know no such hash. */
const subjectOf = (deviceId: string): string => `device:${hashToken(deviceId).toString('hex')}`;

function requireGuests(partner: PartnerRow | undefined, origin: string | undefined): PartnerRow {
  if (partner === undefined) throw refuseSignOn('unknown_partner', signOnTexts.unknownPartner);
  if (!partner.features.includes('order')) throw refuseSignOn('feature_off', signOnTexts.featureOff);
  if (!partner.allows_guests) throw refuseSignOn('guests_off', signOnTexts.guestsOff);
  // Not our own origin: a page of ours leads only guests of a token.
  if (origin === undefined || !partner.allowed_origins.includes(origin))
    throw refuseSignOn('bad_origin', signOnTexts.badOrigin(origin));
  return partner;
}

/**
 * Builds the sign-on by a device's id, which is stored hashed. The account holds neither name nor phone: each booking has those of its sender.
 *
 * It throws a `BusinessRefusal`: 403 with a `reason`; 429; 131 or 132 where the user was removed or suspended.
 */
export function createDeviceSignOn({ db, clock, random, limits }: DeviceDeps): SignDeviceOn {
  const storeGuest = async (transaction: Kysely<Database>, partner: PartnerRow, subject: string): Promise<string> => {
    const known = await findPartnerUser(transaction, partner.id, subject);
    if (known !== undefined) {
      await refuseClosedAccount(transaction, known.user_id);
      return known.user_id;
    }
    const id = random.uuid();
    await insertUser(transaction, {
      id,
      user_type: personUser,
      refer_code: makeReferCode(random),
      created_at: clock.now(),
      price_list: partner.price_list,
    });
    const unknown = { claimed_name: null, claimed_phone: null, claimed_email: null };
    await insertPartnerUser(transaction, { partner_id: partner.id, subject, user_id: id, ...unknown });
    return id;
  };

  return async ({ partnerId, deviceId, origin, address }) => {
    requireGuests(await findPartner(db, partnerId), origin);
    await limits.count([signOnLimit(address)]);
    const subject = subjectOf(deviceId);
    if ((await findPartnerUser(db, partnerId, subject)) === undefined) await limits.count(newGuestLimits({ partnerId, address }));
    return guestAlone(db, { partnerId, subject }, async (transaction) => {
      // Locked, so that a partner that is switched off at this moment gets no session.
      const partner = requireGuests(await lockPartner(transaction, partnerId), origin);
      const userId = await storeGuest(transaction, partner, subject);
      const token = makeSessionToken(random);
      const session = {
        ...{ sessionId: random.uuid(), userId, channel: partner.name, partnerId: partner.id },
        ...{ role: 'customer' as const, company: null },
      };
      await insertSession(transaction, newSessionRow(session, { token, now: clock.now() }));
      return { session, token, partner };
    });
  };
}
