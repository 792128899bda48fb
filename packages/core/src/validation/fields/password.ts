import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Limits of a password's length (decisions: 6 to 15 word characters). */
export const passwordLength = { min: 6, max: 15 } as const;

const password = new RegExp(`^[A-Za-z0-9_]{${passwordLength.min},${passwordLength.max}}$`);

/** Checks a new password: 6 to 15 letters, digits or underscores (decisions; spec §5). Not used for signing in. */
export function newPassword(text: string): RuleResult<string> {
  if (text === '') return refuse('passwordRequired');
  return password.test(text) ? ok(text) : refuse('passwordInvalid', passwordLength);
}

/** Checks the repetition of a password: both given and equal (spec §5). */
export function repeatedPassword(first: string, second: string): RuleResult<string> {
  if (first === '' || second === '') return refuse('passwordRequired');
  return first === second ? ok(second) : refuse('passwordMismatch');
}
