import type { EnglishOf } from '../../text-keys.ts';

export const account = {
  'account.password': 'Password',
  'account.signInTitle': 'Sign in',
  'account.userName': 'E-mail or phone',
} satisfies EnglishOf<'account'>;
