import { dayMs } from '@songwai/core/basics/durations';
import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { findUser, lockUser } from '../identity/queries.ts';
import { setRestricted } from '../identity/users/closing-queries.ts';
import type { Db } from '../platform/db.ts';
import type { Clock, Random } from '../platform/deps.ts';
import type { CallLimits } from '../platform/limits/call-limits.ts';
import { transact } from '../platform/transact.ts';
import { findPromotionAnswer, insertConsents, readTermsVersion } from '../terms/consent-queries.ts';
import { findErasure, hasAskedSince, insertRequest, recordDone } from './request-queries.ts';
import { privacyTexts } from './texts.ts';

/** The law allows thirty days for an answer. */
const answerDays = 30;
const mostRequestsADay = 10;

/** The privacy settings of a user. */
export interface PrivacyStatus {
  readonly isRestricted: boolean;
  readonly receivesPromotions: boolean;
  readonly erasureDueAt: Date | undefined;
}

/** A user's decisions about personal data, other than export and erasure. */
export interface PrivacyChoices {
  readStatus(userId: string): Promise<PrivacyStatus>;
  /** Does and records nothing where the setting is the same. */
  restrict(isRestricted: boolean, session: Session): Promise<void>;
  /**
   * Ends promotions; `kind` is the right that the user exercises: objection, or withdrawal of consent. @throws {BusinessRefusal}
   * 429 too many with text.
   */
  endMarketing(request: { kind: 'object' | 'withdraw'; wish: string; channel: string }, session: Session): Promise<void>;
  /** @throws {BusinessRefusal} 422 an empty text, 429. */
  askCorrection(request: string, session: Session): Promise<{ readonly requestId: string; readonly dueAt: Date }>;
}

interface ChoicesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: CallLimits;
}

/** Builds the service. */
export function createPrivacyChoices({ db, clock, random, limits }: ChoicesDeps): PrivacyChoices {
  const countRequest = (userId: string): Promise<void> =>
    limits.count([
      { key: `data requests a day:${userId}`, most: mostRequestsADay, windowMs: dayMs, text: privacyTexts.tooManyRequests },
    ]);

  return {
    readStatus: async (userId) => {
      const [user, answer, erasure] = await Promise.all([
        findUser(db, userId),
        findPromotionAnswer(db, userId),
        findErasure(db, userId),
      ]);
      const isRestricted = user?.restricted_at != null;
      const receivesPromotions = answer?.is_given === true && !isRestricted;
      return { isRestricted, receivesPromotions, erasureDueAt: erasure?.due_at ?? undefined };
    },
    restrict: (isRestricted, { userId }) =>
      transact(db, async (trx) => {
        const user = await lockUser(trx, userId);
        if (user === undefined || (user.restricted_at !== null) === isRestricted) return;
        const at = clock.now();
        await setRestricted(trx, userId, isRestricted ? at : null);
        await recordDone(trx, { id: random.uuid(), userId, kind: isRestricted ? 'restrict' : 'unrestrict', at });
      }),
    endMarketing: async ({ kind, wish, channel }, { userId }) => {
      if (wish !== '') await countRequest(userId);
      const terms_version = await readTermsVersion(db);
      await transact(db, async (trx) => {
        await lockUser(trx, userId);
        const answer = await findPromotionAnswer(trx, userId);
        // A repeated request without text is recorded only once.
        if (answer?.is_given === false && wish === '' && (await hasAskedSince(trx, { userId, kind, since: answer.created_at })))
          return;
        const at = clock.now();
        if (answer?.is_given !== false)
          await insertConsents(trx, [
            { user_id: userId, kind: 'promotions', is_given: false, terms_version, channel, created_at: at },
          ]);
        await recordDone(trx, { id: random.uuid(), userId, kind, wish, at });
      });
    },
    askCorrection: async (typed, { userId }) => {
      const request = typed.trim();
      if (request === '') throw new BusinessRefusal({ code: 422, field: 'wish', text: privacyTexts.requestMissing });
      await countRequest(userId);
      const at = clock.now();
      const dueAt = new Date(at.getTime() + answerDays * dayMs);
      const requestId = random.uuid();
      await insertRequest(db, {
        id: requestId,
        user_id: userId,
        kind: 'rectify',
        state: 'open',
        wish: request,
        asked_at: at,
        due_at: dueAt,
      });
      return { requestId, dueAt };
    },
  };
}
