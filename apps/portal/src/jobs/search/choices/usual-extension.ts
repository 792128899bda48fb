import { allowedExtensions, type ChoiceFacts } from '@songwai/core/jobs/search/search-choices';

/** The extension that is chosen first: half an hour if it is allowed. */
export function usualExtension(facts: ChoiceFacts): number {
  const allowed = allowedExtensions(facts);
  return allowed.includes(30) ? 30 : (allowed[0] ?? 30);
}
