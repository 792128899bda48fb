/** Joins the class names that apply: `classNames('sw-chip', isWide && 'sw-chip--wide')`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
