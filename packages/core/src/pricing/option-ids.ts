/** Extras as the wire carries them: a comma-separated text or an array. Sorted, each once. */
export function parseOptionIds(option: string | readonly number[] | undefined): readonly number[] {
  const ids = typeof option === 'string' ? option.split(',').map((part) => Number(part.trim())) : (option ?? []);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].sort((a, b) => a - b);
}
