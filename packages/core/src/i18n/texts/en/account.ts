import type { EnglishOf } from '../../text-keys.ts';

export const account = {
  'account.draftKept': 'What you entered is kept. Sign in and carry on.',
  'account.gatewayDown': 'We cannot reach the service right now. Check your connection and try again.',
  'account.hidePassword': 'Hide password',
  'account.password': 'Password',
  'account.passwordMissing': 'Enter your password',
  'account.sessionEnded': 'Sign in again',
  'account.sessionEndedHelp': 'Your last sign-in has expired. Everything you entered is still here.',
  'account.showPassword': 'Show password',
  'account.signIn': 'Sign in',
  'account.signInFailed': 'Signing in did not work. Please try again.',
  'account.signInTitle': 'Sign in',
  'account.signOut': 'Sign out',
  'account.userName': 'Email or phone number',
  'account.userNameMissing': 'Enter the email or phone number you signed up with',
} satisfies EnglishOf<'account'>;
