import type { CallLimits } from '../platform/limits/call-limits.ts';
import type { EmailCodes } from './codes/email-codes.ts';
import type { OneTimeCodes } from './codes/one-time-codes.ts';
import type { Identify } from './identify.ts';
import type { KnownPlaces } from './limits/known-places.ts';
import type { LoginLimit } from './limits/login-limit.ts';
import type { EndLineLink } from './line/end-line-link.ts';
import type { EndSessions, OpenSession } from './open-session.ts';
import type { PasswordChecker } from './passwords/passwords.ts';
import type { RecordSignUpAnswers } from './sign-up/sign-up-answers.ts';
import type { Verification } from './sign-up/verification.ts';

/** What the room `identity` offers to the rooms above it. */
export interface IdentityOffers {
  readonly identify: Identify;
  readonly passwords: PasswordChecker;
  /** Limits failed sign-ins and guesses at a password. */
  readonly loginLimit: LoginLimit;
  readonly callLimits: CallLimits;
  readonly knownPlaces: KnownPlaces;
  readonly codes: OneTimeCodes;
  readonly emailCodes: EmailCodes;
  readonly verification: Verification;
  /** Before an account is erased. */
  readonly endLineLink: EndLineLink;
}

/** What it calls in rooms above it while serving. */
export interface IdentityLater {
  readonly openSession: OpenSession;
  readonly endSessions: EndSessions;
  readonly recordSignUpAnswers: RecordSignUpAnswers;
}
