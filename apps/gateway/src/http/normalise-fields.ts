/** Deeper than any body of the contract; keeps a hostile body from exhausting the stack. */
const deepestLevel = 24;

/** The body is nested deeper than any call needs. */
export class TooDeepError extends Error {
  override readonly name = 'TooDeepError';
}

/**
 * An empty string, `null` and an absent field mean the same: such fields are left out, at every level. Elements of arrays stay as they
 * are, because an element cannot be absent.
 *
 * @throws {TooDeepError} for a body that is nested deeper than any call needs.
 */
export function normaliseFields(value: unknown, level = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (level > deepestLevel) throw new TooDeepError('nested too deep');
  if (Array.isArray(value)) return value.map((element) => normaliseFields(element, level + 1));
  const kept = Object.entries(value).filter(([, field]) => field !== '' && field !== null && field !== undefined);
  return Object.fromEntries(kept.map(([name, field]) => [name, normaliseFields(field, level + 1)]));
}
