/** A national number in the groups that people read: `081 234 5678`, Bangkok `02 123 4567`, provinces `053 123 456`; also while it is being typed. A foreign one stands as it is. */
export function formatPhone(digits: string): string {
  if (digits.startsWith('+')) return digits;
  const prefix = digits.startsWith('02') ? 2 : 3;
  return [digits.slice(0, prefix), digits.slice(prefix, prefix + 3), digits.slice(prefix + 3)].filter(Boolean).join(' ');
}
