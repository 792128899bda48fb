import type { CallLimit } from './call-limits.ts';
import { accountTexts } from './texts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A message costs money, and strange codes on a phone frighten people. An office shares one address. */
export const sendLimits = (target: string, address: string): readonly CallLimit[] => [
  { key: `codes from:${address}`, most: 60, windowMs: hourMs, text: accountTexts.tooManyCodes },
  { key: `codes an hour:${target}`, most: 5, windowMs: hourMs, text: accountTexts.tooManyCodes },
  { key: `codes a day:${target}`, most: 10, windowMs: dayMs, text: accountTexts.tooManyCodes },
];

/**
 * A code has four digits and dies after five wrong tries, but a new one can be asked for: so the tries of a day are counted too. `subject` is
 * whose account is guessed at.
 */
export const tryLimits = (subject: string, address: string): readonly CallLimit[] => [
  { key: `code tries from:${address}`, most: 100, windowMs: 15 * minuteMs, text: accountTexts.tooManyCodeTries },
  { key: `code tries a day:${subject}`, most: 20, windowMs: dayMs, text: accountTexts.tooManyCodeTries },
];

/** Accounts that one address may begin. */
export const signUpLimits = (address: string): readonly CallLimit[] => [
  { key: `sign-ups from:${address}`, most: 60, windowMs: hourMs, text: accountTexts.tooManySignUps },
];

/** Letters that say that somebody has an account already. */
export const noticeLimits = (email: string): readonly CallLimit[] => [
  { key: `notices:${email}`, most: 3, windowMs: dayMs, text: accountTexts.tooManyCodes },
];
