import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { dayMs } from '@songwai/core/basics/durations';
import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import { recordEvent } from '../events/queries.ts';
import type { LocalText } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { sessionTexts } from '../http/texts.ts';
import { notifyOwnerTwice } from '../identity/contacts/notify-owner.ts';
import { readAccountHolds } from '../identity/erasure-hold.ts';
import type { UserRow } from '../identity/queries.ts';
import { findUser, lockUser } from '../identity/queries.ts';
import type { Asking } from '../identity/sign-up/verification.ts';
import type { Db } from '../platform/db.ts';
import type { Clock, Random } from '../platform/deps.ts';
import type { ReadHolds } from '../platform/erasure-hold.ts';
import { transact } from '../platform/transact.ts';
import type { Identity, OfferedProof } from '../profile/reauthentication.ts';
import { endSessions } from '../sessions/session-queries.ts';
import { erasureMail, erasureText } from './mails.ts';
import { findErasure, insertRequest, lockUnsettled, type RequestRow, updateRequest } from './request-queries.ts';
import { holdTexts, privacyTexts } from './texts.ts';

/** Enough time to notice a request by somebody else; the law allows thirty days. */
const graceDays = 7;

/** A scheduled erasure. */
export interface ScheduledErasure {
  readonly requestId: string;
  readonly dueAt: Date;
}

/** Requests and cancels the erasure of an account. */
export interface Erasure {
  /**
   * Ends every other session and notifies the user. @throws {BusinessRefusal} 409 with `holds`, 422 no proof of identity, 429.
   */
  ask(proof: OfferedProof, asking: Asking): Promise<ScheduledErasure>;
  /** What stands against an erasure now; it is asked again at the request. */
  readHolds(userId: string): Promise<readonly ErasureHold[]>;
  /** @throws {BusinessRefusal} 404 no erasure is scheduled. */
  cancel(userId: string): Promise<void>;
}

interface ErasureDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly identity: Identity;
  readonly readHolds: ReadHolds;
  readonly publicUrl: string;
}

function refuseErasure(holds: readonly ErasureHold[]): BusinessRefusal {
  const say = (language: keyof LocalText) => holds.map((hold) => holdTexts[hold][language]).join(' ');
  return new BusinessRefusal({ code: 409, text: { th: say('th'), en: say('en') }, fields: { holds } });
}

const scheduled = ({ id, due_at, asked_at }: Pick<RequestRow, 'id' | 'due_at' | 'asked_at'>): ScheduledErasure => ({
  requestId: id,
  dueAt: due_at ?? asked_at,
});

/** Builds the service. */
export function createErasure({ db, clock, random, identity, readHolds, publicUrl }: ErasureDeps): Erasure {
  const notify = (trx: Db, user: UserRow, { language, dueAt }: { language: Asking['language']; dueAt: Date }): Promise<void> => {
    const words = { date: bangkokDate(dueAt), publicUrl, language };
    const message = { mail: erasureMail(words), text: erasureText(words) };
    return notifyOwnerTwice(trx, user, { purpose: 'erasure', at: clock.now(), ...message });
  };

  const holdsOf = async (at: Db, user: UserRow, now: Date): Promise<readonly ErasureHold[]> => [
    ...readAccountHolds(user),
    ...(await readHolds(at, { userId: user.id, now })),
  ];

  return {
    readHolds: async (userId) => {
      const user = await findUser(db, userId);
      return user === undefined ? [] : holdsOf(db, user, clock.now());
    },
    ask: async (proof, asking) => {
      const { userId, sessionId } = asking.session;
      const confirm = await identity.prove(proof, asking);
      return transact(db, async (trx) => {
        const user = await lockUser(trx, userId);
        if (user === undefined) throw new BusinessRefusal({ code: 131, text: sessionTexts[131] });
        await confirm(trx);
        const underWay = await findErasure(trx, userId);
        if (underWay !== undefined) return scheduled(underWay);
        const now = clock.now();
        const holds = await holdsOf(trx, user, now);
        if (holds.length > 0) throw refuseErasure(holds);
        const dueAt = new Date(now.getTime() + graceDays * dayMs);
        const id = random.uuid();
        await insertRequest(trx, { id, user_id: userId, kind: 'erase', state: 'scheduled', asked_at: now, due_at: dueAt });
        await endSessions(trx, { userId, now, except: sessionId });
        await recordEvent(trx, { kind: 'privacy.erasureAsked', subject: userId, payload: { requestId: id }, at: now });
        await notify(trx, user, { language: asking.language, dueAt });
        return { requestId: id, dueAt };
      });
    },
    cancel: async (userId) => {
      await transact(db, async (trx) => {
        const found = await findErasure(trx, userId);
        const locked = found === undefined ? undefined : await lockUnsettled(trx, found.id);
        if (locked?.state !== 'scheduled') throw new BusinessRefusal({ code: 404, text: privacyTexts.noErasure });
        await updateRequest(trx, locked.id, { state: 'cancelled', settled_at: clock.now() });
      });
    },
  };
}
