import type { Db } from '../../platform/db.ts';

/** What was asked at sign-up, and the answers. */
export interface SignUpAnswers {
  readonly userId: string;
  /** Undefined where the terms were not accepted: the next sign-in asks. */
  readonly termsVersion: string | undefined;
  /** Undefined where it was not asked. */
  readonly wantsPromotions: boolean | undefined;
  readonly channel: string;
  readonly at: Date;
}

/** Records what was answered, in the transaction of the sign-up. @throws {BusinessRefusal} 409 with `terms`: another version is in force. */
export type RecordSignUpAnswers = (trx: Db, answers: SignUpAnswers) => Promise<void>;
