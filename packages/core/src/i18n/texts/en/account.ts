import type { EnglishOf } from '../../text-keys.ts';

export const account = {
  'account.draftStored': 'What you entered is kept. Sign in and carry on.',
  'account.forgot': 'Forgot it?',
  'account.gatewayDown': 'We cannot reach the service right now. Check your connection and try again.',
  'account.hidePassword': 'Hide password',
  'account.newWindow': 'opens in a new window',
  'account.noAccount': 'No account yet?',
  'account.password': 'Password',
  'account.passwordMissing': 'Enter your password',
  'account.showPassword': 'Show password',
  'account.signIn': 'Sign in',
  'account.signInFailed': 'Signing in did not work. Please try again.',
  'account.signInTitle': 'Sign in',
  'account.signOut': 'Sign out',
  'account.signUp': 'Sign up',
  'account.support': 'Need help? Call {{phone}}, daily {{hours}}',
  'account.useCode': 'Sign in with a code',
  'account.userName': 'Email or phone number',
  'account.userNameMissing': 'Enter the email or phone number you signed up with',
} satisfies EnglishOf<'account'>;
