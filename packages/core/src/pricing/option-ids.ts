/** Parses extra ids from the wire, a comma-separated text or an array, into a sorted list without duplicates. */
export function parseOptionIds(option: string | readonly number[] | undefined): readonly number[] {
  const ids = typeof option === 'string' ? option.split(',').map((part) => Number(part.trim())) : (option ?? []);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].sort((a, b) => a - b);
}
