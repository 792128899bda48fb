import type { Db } from '../../platform/db.ts';

/** The consents that the sign-up form asked for. */
export interface SignUpAnswers {
  readonly userId: string;
  /** Undefined where the terms were not accepted: the next sign-in asks. */
  readonly termsVersion: string | undefined;
  /** Undefined where the form did not ask. */
  readonly wantsPromotions: boolean | undefined;
  readonly channel: string;
  readonly at: Date;
}

/**
 * Records the answers, in the transaction of the sign-up.
 *
 * @throws {BusinessRefusal} 409 with `terms`: another version is in force.
 */
export type RecordSignUpAnswers = (trx: Db, answers: SignUpAnswers) => Promise<void>;
