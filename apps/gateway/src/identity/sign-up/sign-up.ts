import type { Language } from '@songwai/core/basics/language';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import type { CallPlace } from '../../http/call-place.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { transact } from '../../platform/transact.ts';
import { sendLimits, signUpLimits } from '../codes/code-limits.ts';
import type { FreshCode, OneTimeCodes } from '../codes/one-time-codes.ts';
import type { PhoneCodes } from '../codes/phone-codes.ts';
import type { FacebookVerifier } from '../facebook/facebook-verifier.ts';
import { strangerAt } from '../limits/asker.ts';
import type { KnownPlaces } from '../limits/known-places.ts';
import { findUserByLineId, releaseLine } from '../line/line-queries.ts';
import type { LineSignIn, LineUser } from '../line/line-sign-in.ts';
import { lineTexts } from '../line/line-texts.ts';
import type { OpenedSession, OpenSession } from '../open-session.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { insertUser } from '../queries.ts';
import { accountTexts } from '../texts.ts';
import { insertClaim, isTaken, nextCompanyId } from './claim-queries.ts';
import { saveEmailClaim } from './email-claim-queries.ts';
import type { SignUp } from './read-sign-up.ts';
import { makeReferCode } from './refer-code.ts';
import type { RepeatedSignUp } from './repeated-sign-up.ts';
import type { RecordSignUpAnswers } from './sign-up-answers.ts';
import { findReferrer, insertSignUp } from './sign-up-queries.ts';

/** The origin of a sign-up, and its language. */
export interface SignUpContext {
  readonly channel: string;
  readonly place: CallPlace;
  readonly language: Language;
  /** utm and device fields. */
  readonly origin: Readonly<Record<string, string>>;
  readonly device: { readonly name: string; readonly version: string };
}

/** Creates accounts whose phone is not verified yet. */
export interface SignUpService {
  /**
   * @throws {BusinessRefusal} 409 another sign-up's guid, Facebook user with an account, terms no longer in force; 422; 429 too
   * many.
   */
  signUp(form: SignUp, context: SignUpContext): Promise<OpenedSession>;
}

interface SignUpDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: CallLimits;
  readonly places: Pick<KnownPlaces, 'identify'>;
  readonly codes: OneTimeCodes;
  readonly phoneCodes: PhoneCodes;
  readonly facebook: FacebookVerifier;
  readonly line: LineSignIn;
  readonly openSession: OpenSession;
  readonly recordAnswers: RecordSignUpAnswers;
  readonly repeated: RepeatedSignUp;
}

/** Values made before the transaction, because hashing takes a while. */
interface Prepared {
  readonly userId: string;
  readonly passwordHash: string | null;
  readonly fresh: FreshCode;
  readonly lineUser: LineUser | undefined;
  /** The friend whose link was followed. */
  readonly referrerId: string | null;
  readonly isOnReferrersDevice: boolean;
}

/**
 * Builds the service. It does and answers the same whether or not the phone and the e-mail have an account already: only their
 * owners are notified. An e-mail is only a claim until its code is entered, at any time after the phone was verified.
 */
export function createSignUpService(parts: SignUpDeps): SignUpService {
  const { db, clock, random, limits, places, codes, phoneCodes, facebook, line, openSession, recordAnswers, repeated } = parts;

  const requireFacebook = async ({ facebook: claim }: SignUp): Promise<void> => {
    if (claim === null) return;
    if (!(await facebook.isGenuine(claim)))
      throw new BusinessRefusal({ code: 422, field: 'facebookTokenId', text: accountTexts.wrongFacebook });
    // Facebook vouches for the caller, so this reveals no other account.
    if (await isTaken(db, { column: 'facebook_id', value: claim.facebookId }))
      throw new BusinessRefusal({ code: 409, field: 'facebookId', text: accountTexts.facebookTaken });
  };

  const readLine = async ({ lineProof }: SignUp): Promise<LineUser | undefined> => {
    if (lineProof === null) return undefined;
    const lineUser = line.readProof(lineProof);
    if (lineUser === undefined) throw new BusinessRefusal({ code: 422, field: 'lineProof', text: lineTexts.wrongLine });
    // LINE vouches for the caller, so this reveals no other account.
    if ((await findUserByLineId(db, lineUser.lineId))?.is_verified === true)
      throw new BusinessRefusal({ code: 409, field: 'lineProof', text: lineTexts.lineTaken });
    return lineUser;
  };

  /** The friend whose link was followed, and whether this is a device of that friend. */
  const findFriend = async ({ referenceId }: SignUp, place: CallPlace) => {
    const referrerId = referenceId === null ? null : await findReferrer(db, referenceId);
    const isOnReferrersDevice = referrerId !== null && (await places.identify(referrerId, place)).isOnOwnDevice;
    return { referrerId, isOnReferrersDevice };
  };

  const storeUser = async (trx: Db, form: SignUp, { userId, passwordHash, lineUser, referrerId }: Prepared): Promise<void> => {
    const { company } = form;
    if (lineUser !== undefined) await releaseLine(trx, lineUser.lineId);
    await insertUser(trx, {
      id: userId,
      user_type: company === null ? 2 : 1,
      refer_code: makeReferCode(random),
      created_at: clock.now(),
      password_hash: passwordHash,
      is_verified: false,
      first_name: form.firstName,
      last_name: form.lastName,
      confirm_phone: form.phone,
      ...(lineUser !== undefined && { line_id: lineUser.lineId, line_grant: lineUser.grant }),
      referred_by: referrerId,
      ...(company !== null && {
        company_id: await nextCompanyId(trx),
        company_name: company.name,
        company_tax_id: company.taxId,
        company_address: company.address,
        company_branch: company.branch,
        company_postcode: company.postcode,
        ...company.invoice,
      }),
    });
  };

  /** Another call may show the same proof of LINE at the same moment. */
  const lineTaken = (error: unknown, { lineUser }: Prepared): unknown =>
    lineUser !== undefined && isUniqueViolation(error)
      ? new BusinessRefusal({ code: 409, field: 'lineProof', text: lineTexts.lineTaken })
      : error;

  /** @returns false where a concurrent call used the guid. @throws {BusinessRefusal} 409 where one used the proof of LINE. */
  const storeSignUp = (form: SignUp, context: SignUpContext, prepared: Prepared): Promise<boolean> =>
    transact(db, async (trx) => {
      const { userId, fresh, isOnReferrersDevice } = prepared;
      const { guid, phone, email, referenceId } = form;
      const { channel, language, origin } = context;
      const now = clock.now();
      if (!(await insertSignUp(trx, { guid, userId, channel, referenceId, isOnReferrersDevice, origin, at: now }))) return false;
      await storeUser(trx, form, prepared);
      await recordAnswers(trx, { ...form, userId, channel, at: now });
      const is_free = await phoneCodes.send(trx, { userId, phone, fresh, language });
      await insertClaim(trx, {
        user_id: userId,
        phone,
        facebook_id: form.facebook?.facebookId ?? null,
        is_free,
        code_sent_at: now,
        created_at: now,
      });
      if (email !== null)
        await saveEmailClaim(trx, {
          user_id: userId,
          email,
          // No code is sent before the phone is verified.
          ...{ is_free: false, code_sent_at: null },
          is_from_sign_up: true,
          created_at: now,
        });
      return true;
    }).catch((error: unknown) => {
      throw lineTaken(error, prepared);
    });

  return {
    signUp: async (form, context) => {
      const { channel, place, device, language } = context;
      const { address } = place;
      const before = await repeated.find(form, place);
      if (before !== undefined) return openSession({ userId: before.id, checked: before, channel, device, place, language });
      await limits.count(signUpLimits(address));
      await requireFacebook(form);
      const lineUser = await readLine(form);
      await limits.count(sendLimits(form.phone, strangerAt(address)));
      const [passwordHash, fresh] = await Promise.all([
        form.password === null ? null : hashPassword(form.password),
        codes.prepare(),
      ]);
      const userId = random.uuid();
      const isNew = await storeSignUp(form, context, {
        userId,
        passwordHash,
        fresh,
        lineUser,
        ...(await findFriend(form, place)),
      });
      if (isNew) return openSession({ userId, channel, device, place, language });
      const owner = await repeated.find(form, place);
      if (owner === undefined) throw new BusinessRefusal({ code: 409, field: 'guid', text: accountTexts.guidTaken });
      return openSession({ userId: owner.id, checked: owner, channel, device, place, language });
    },
  };
}
