import type { EnglishOf } from '../../../text-keys.ts';

export const signon = {
  'signon.accept': 'Sign in as {{name}}',
  'signon.ask': 'Sign in as {{name}} instead?',
  'signon.askHelp':
    'You are signed in as {{present}}. The link from {{partner}} leads to another account. If you did not ask for it, stay as you are.',
  'signon.askLoss': 'If you change, {{present}} is signed out, and what was entered but not booked on this device is removed.',
  'signon.book': 'Book a delivery',
  'signon.decline': 'Stay signed in as I am',
  'signon.failedHelp': 'Go back to the site that led you here and open its link again. Each link works once, for five minutes.',
  'signon.nameTitle': 'Complete your name first',
  'signon.reason': 'Reason code: {{reason}}',
  'signon.retryHelp': 'Check your connection and try again. The link still works for a moment.',
  'signon.signIn': 'Sign in another way',
  'signon.working': 'Signing you in',
  'signon.workingHelp': 'This takes a moment. Then the order form opens.',
} satisfies EnglishOf<'signon'>;
