import { dayMs, hourMs, minuteMs } from '@songwai/core/basics/durations';
import type { CallLimit } from '../../platform/limits/call-limits.ts';
import type { Asker } from '../limits/asker.ts';
import { accountTexts } from '../texts.ts';

/**
 * Limits how many codes are sent: a message costs money, and unexpected codes frighten people. Each asker has a limit of its own,
 * so strangers cannot use up the owner's; on a known device or network the limits of strangers do not apply.
 */
export const sendLimits = (target: string, { address, from, isKnown, isOnOwnDevice }: Asker): readonly CallLimit[] => [
  { key: `codes an hour:${target} ${from}`, most: 5, windowMs: hourMs, text: accountTexts.tooManyCodes },
  { key: `codes a day:${target} ${from}`, most: 10, windowMs: dayMs, text: accountTexts.tooManyCodes },
  // Whole companies share one address, and so do thousands of a mobile operator's customers.
  ...(isOnOwnDevice ? [] : [{ key: `codes from:${address}`, most: 60, windowMs: hourMs, text: accountTexts.tooManyCodes }]),
  ...(isKnown ? [] : [{ key: `codes of strangers:${target}`, most: 20, windowMs: dayMs, text: accountTexts.tooManyCodes }]),
];

/**
 * Limits how many codes are tried. A code has four digits and expires after five wrong tries, but a new one can be requested, so
 * the tries of a day count too. `target` is the phone or address, however many users wait for a code there.
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

/** Limits sign-ups from one network address. */
export const signUpLimits = (address: string): readonly CallLimit[] => [
  { key: `sign-ups from:${address}`, most: 60, windowMs: hourMs, text: accountTexts.tooManySignUps },
];

/** Limits mails that say that an address has an account already. */
export const noticeLimits = (email: string): readonly CallLimit[] => [
  { key: `notices:${email}`, most: 3, windowMs: dayMs, text: accountTexts.tooManyCodes },
];
