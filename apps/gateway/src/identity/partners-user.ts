import type { UserRow } from './queries.ts';

/**
 * Whether a partner signs the user on: such an account has nothing of its own to sign in with, and the phone and address that the
 * partner gave are not proven.
 */
export const isPartnersUser = ({
  email,
  phone,
  password_hash,
  facebook_id,
}: Pick<UserRow, 'email' | 'phone' | 'password_hash' | 'facebook_id'>): boolean =>
  email === null && phone === null && password_hash === null && facebook_id === null;
