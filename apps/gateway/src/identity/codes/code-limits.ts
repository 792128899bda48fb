import { dayMs, hourMs, minuteMs } from '@songwai/core/basics/durations';
import type { CallLimit } from '../../platform/limits/call-limits.ts';
import type { Asker } from '../limits/asker.ts';
import { accountTexts } from '../texts.ts';

/**
 * A message costs money, and strange codes on a phone frighten people. What one asker has used up is no other's: a stranger who has codes sent
 * does not keep the owner from one, and where the owner has signed in before stays open whatever strangers ask for.
 */
export const sendLimits = (target: string, { address, from, isKnown, isOnOwnDevice }: Asker): readonly CallLimit[] => [
  { key: `codes an hour:${target} ${from}`, most: 5, windowMs: hourMs, text: accountTexts.tooManyCodes },
  { key: `codes a day:${target} ${from}`, most: 10, windowMs: dayMs, text: accountTexts.tooManyCodes },
  // An office shares one address, and so do thousands of a mobile operator's customers.
  ...(isOnOwnDevice ? [] : [{ key: `codes from:${address}`, most: 60, windowMs: hourMs, text: accountTexts.tooManyCodes }]),
  ...(isKnown ? [] : [{ key: `codes of strangers:${target}`, most: 20, windowMs: dayMs, text: accountTexts.tooManyCodes }]),
];

/**
 * A code has four digits and dies after five wrong tries, but a new one can be asked for: so the tries of a day are counted too. `target` is
 * where the codes go, however many users wait for one there.
 */
export const tryLimits = (target: string, { address, from, isKnown, isOnOwnDevice }: Asker): readonly CallLimit[] => [
  { key: `code tries a day:${target} ${from}`, most: 20, windowMs: dayMs, text: accountTexts.tooManyCodeTries },
  ...(isOnOwnDevice
    ? []
    : [{ key: `code tries from:${address}`, most: 100, windowMs: 15 * minuteMs, text: accountTexts.tooManyCodeTries }]),
  ...(isKnown
    ? []
    : [{ key: `code tries of strangers:${target}`, most: 30, windowMs: dayMs, text: accountTexts.tooManyCodeTries }]),
];

/** Accounts that one address may begin. */
export const signUpLimits = (address: string): readonly CallLimit[] => [
  { key: `sign-ups from:${address}`, most: 60, windowMs: hourMs, text: accountTexts.tooManySignUps },
];

/** Mails that say that there is an account with this address already. */
export const noticeLimits = (email: string): readonly CallLimit[] => [
  { key: `notices:${email}`, most: 3, windowMs: dayMs, text: accountTexts.tooManyCodes },
];
