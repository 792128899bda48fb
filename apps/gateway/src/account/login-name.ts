/**
 * What an account is looked up by: an e-mail address in lower case, or a phone as its Thai digits (`+66 81 234 5678` is
 * `0812345678`). Anything else stays what it was and finds nobody.
 */
export function readLoginName(typed: string): string {
  const text = typed.trim();
  if (text.includes('@')) return text.toLowerCase();
  const digits = text.replace(/[\s().-]/g, '').replace(/^(\+|00)?66(?=\d{8,9}$)/, '0');
  return /^\d+$/.test(digits) ? digits : text;
}
