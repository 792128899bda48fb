/**
 * Whether a text looks like an address. Less than what we ask of customers (`emailAddress`): partners say who their guests are, and whom
 * we write to.
 */
export const isEmailShaped = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
