import type { UserRow } from './queries.ts';

/** Whom a partner signs on has nothing of its own to sign in with; the phone and the address that the partner named are proven by nobody. */
export const isPartnersUser = ({
  email,
  phone,
  password_hash,
  facebook_id,
}: Pick<UserRow, 'email' | 'phone' | 'password_hash' | 'facebook_id'>): boolean =>
  email === null && phone === null && password_hash === null && facebook_id === null;
