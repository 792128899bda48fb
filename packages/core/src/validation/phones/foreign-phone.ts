/** Whether a phone input starts with a foreign country code; an incomplete +66 does not count. */
export function isForeignPhone(stored: string): boolean {
  return /^\+(?!6{0,2}$|66)/.test(stored);
}
