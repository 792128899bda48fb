/**
 * Formats a national number, even an incomplete one: `081 234 5678`, Bangkok `02 123 4567`, provinces `053 123 456`. Keeps a
 * foreign one unchanged.
 */
export function formatPhone(digits: string): string {
  if (digits.startsWith('+')) return digits;
  const prefix = digits.startsWith('02') ? 2 : 3;
  return [digits.slice(0, prefix), digits.slice(prefix, prefix + 3), digits.slice(prefix + 3)].filter(Boolean).join(' ');
}
