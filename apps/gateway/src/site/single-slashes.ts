/**
 * The address with one slash where a link has several (`//pricing`, put together from parts). The same where a browser could read another
 * site in the result: it takes `/\` for `//`.
 */
export function singleSlashes(url: string): string {
  if (!url.includes('//')) return url;
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  return path.includes('\\') ? url : path.replace(/\/{2,}/g, '/') + search;
}
