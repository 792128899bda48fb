import { mostCountedOf } from '@songwai/core/jobs/lists/summary-calls';

/** A number of jobs as far as it was counted: `9,999+` from there on. @param atLeast how many are known to be there in any case */
export function countText(
  count: number,
  { isSearching, atLeast = 0 }: { readonly isSearching: boolean; readonly atLeast?: number },
): string {
  const most = mostCountedOf({ isSearching });
  if (count < most) return Math.max(count, atLeast).toLocaleString('en');
  return `${Math.max(most - 1, atLeast).toLocaleString('en')}+`;
}
