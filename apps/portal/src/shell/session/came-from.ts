/** Where a visitor wanted to go before signing in, kept in the address of the sign-in page so that a reload does not lose it. */
const parameter = 'from';

export const signInPath = (wanted: string): string => `/login?${new URLSearchParams({ [parameter]: wanted })}`;

/** Only paths of this site are followed: anything else (`//evil.example`, `https:`) falls back. */
export const cameFrom = (search: string, fallback: string): string => {
  const wanted = new URLSearchParams(search).get(parameter);
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : fallback;
};
