/** The page that the visitor wanted before signing in, in the sign-in page's address, so that a reload does not lose it. */
const parameter = 'from';

export const signInPath = (wanted: string): string => `/login?${new URLSearchParams({ [parameter]: wanted })}`;

/** Only paths of this site are allowed; others (`//evil.example`, `https:`) fall back. */
export const cameFrom = (search: string, fallback: string): string => {
  const wanted = new URLSearchParams(search).get(parameter);
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : fallback;
};
