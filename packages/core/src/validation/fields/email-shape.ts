/**
 * Whether a text looks like an e-mail address. Less strict than `emailAddress`, because partners supply these for their guests
 * and contacts.
 */
export const isEmailShaped = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
