import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';

/**
 * Normalises a sign-in name: an e-mail address in lower case, or a phone as its Thai digits (`+66 81 234 5678` is `0812345678`).
 * Other text stays as it is and matches no account.
 */
export function readLoginName(typed: string): string {
  const text = typed.trim();
  if (text.includes('@')) return text.toLowerCase();
  const phone = nationalPhone(text);
  return phone.ok ? phone.value : text;
}
