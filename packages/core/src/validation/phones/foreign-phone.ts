/** Whether what a phone input keeps begins with the code of another country; what may become +66 does not yet. */
export function isForeignPhone(stored: string): boolean {
  return /^\+(?!6{0,2}$|66)/.test(stored);
}
