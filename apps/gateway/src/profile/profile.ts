import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { updateUser } from '@songwai/core/profile/profile-contract';
import { emailAddress } from '@songwai/core/validation/fields/email';
import { contactPhone } from '@songwai/core/validation/phones/contact-phone';
import { writtenPhone } from '@songwai/core/validation/phones/written-phone';
import { requiredText } from '@songwai/core/validation/required-text';
import type { RuleResult } from '@songwai/core/validation/rule-result';
import { recordEvent } from '../events/queries.ts';
import { refuseField } from '../http/fields/refuse-field.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { sessionTexts } from '../http/texts.ts';
import { recordChange } from '../identity/change-queries.ts';
import { isPartnersUser } from '../identity/partners-user.ts';
import { findUser, lockUser, type ProfileFields, type UserRow, updateProfile } from '../identity/queries.ts';
import type { Asking, Verification } from '../identity/sign-up/verification.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { type ReadCompanyTies, readCompanyChange } from './company-change.ts';
import type { Identity } from './reauthentication.ts';

type Body = RequestOf<typeof updateUser>;

/** The user's own profile. */
export interface ProfileService {
  /**
   * Changes the fields in the body.
   *
   * @returns whether a code was sent to a new phone.
   * @throws {BusinessRefusal} 422 naming the field, or no proof of identity for a new sign-in phone; 429 too many codes or attempts.
   */
  update(body: Body, asking: Asking & { readonly isWelcome: boolean }): Promise<{ readonly isCodeSent: boolean }>;
}

interface ProfileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly verification: Verification;
  readonly identity: Identity;
  readonly readCompanyTies: ReadCompanyTies;
}

function accept<Value>(field: string, result: RuleResult<Value>): Value {
  if (result.ok) return result.value;
  throw refuseField(field, result.error);
}

/** A new phone; a sign-in phone has to be verified first. */
interface PhoneChange {
  readonly contact: string | undefined;
  readonly toVerify: string | undefined;
}

function readPhone(typed: string | undefined, user: UserRow): PhoneChange {
  if (typed === undefined) return { contact: undefined, toVerify: undefined };
  const { national, kind } = accept('phoneNo', contactPhone(writtenPhone(typed)));
  if (national === (user.phone ?? user.confirm_phone)) return { contact: national, toVerify: undefined };
  // A partner's user has no sign-in of its own, so the phone is only for contact.
  const isToSignIn = !isPartnersUser(user) && kind === 'mobile';
  return isToSignIn ? { contact: undefined, toVerify: national } : { contact: national, toVerify: undefined };
}

/** The columns for the fields of the body. */
function readFields(body: Body, { contact }: PhoneChange): ProfileFields {
  const { firstName, lastName, contactEmail } = body;
  return {
    ...(firstName !== undefined && { first_name: accept('firstName', requiredText(firstName, 'nameRequired')) }),
    ...(lastName !== undefined && { last_name: accept('lastName', requiredText(lastName, 'nameRequired')) }),
    ...(contactEmail !== undefined && { contact_email: accept('contactEmail', emailAddress(contactEmail)).toLowerCase() }),
    ...(contact !== undefined && { confirm_phone: contact }),
  };
}

/** Builds the service. */
export function createProfileService({ db, clock, verification, identity, readCompanyTies }: ProfileDeps): ProfileService {
  const requireUser = async (found: Promise<UserRow | undefined>): Promise<UserRow> => {
    const user = await found;
    if (user === undefined) throw new BusinessRefusal({ code: 131, text: sessionTexts[131] });
    return user;
  };

  const saveFields = async (
    trx: Db,
    body: Body,
    { userId, isWelcome }: { userId: string; isWelcome: boolean },
  ): Promise<void> => {
    const user = await requireUser(lockUser(trx, userId));
    const at = clock.now();
    const isFirstTime = isWelcome && user.welcomed_at === null;
    const fields = {
      ...readFields(body, readPhone(body.phoneNo, user)),
      ...(await readCompanyChange(trx, body, { user, readCompanyTies })),
      ...(isFirstTime && { welcomed_at: at }),
    };
    if (Object.keys(fields).length === 0) return;
    await updateProfile(trx, userId, fields);
    // Only the names of the fields; the values are in the row itself.
    await recordChange(trx, { userId, changedBy: userId, kind: 'profileChanged', detail: { fields: Object.keys(fields) }, at });
    if (isFirstTime) await recordEvent(trx, { kind: 'account.welcomed', subject: userId, payload: {}, at });
  };

  /** A new sign-in phone gives access to the account, so an unlocked device is not sufficient proof. */
  const claimPhone = async (body: Body, asking: Asking, phone: string): Promise<(trx: Db) => Promise<void>> => {
    const confirm = await identity.prove({ password: body.password, verifyCode: body.verifyCode }, asking);
    const send = await verification.claimPhone(asking, phone);
    return async (trx) => {
      await confirm(trx);
      await send(trx);
    };
  };

  return {
    update: async (body, { isWelcome, ...asking }) => {
      const { userId } = asking.session;
      const { toVerify } = readPhone(body.phoneNo, await requireUser(findUser(db, userId)));
      // Checked before any change, so that a refused code changes nothing.
      const sendCode = toVerify === undefined ? undefined : await claimPhone(body, asking, toVerify);
      await transact(db, async (trx) => {
        await saveFields(trx, body, { userId, isWelcome });
        await sendCode?.(trx);
      });
      return { isCodeSent: sendCode !== undefined };
    },
  };
}
