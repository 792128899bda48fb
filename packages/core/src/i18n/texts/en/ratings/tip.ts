import type { EnglishOf } from '../../../text-keys.ts';

export const tip = {
  'tip.amount': 'A tip for {{name}}',
  'tip.back': 'Back to the amount',
  'tip.balance': 'Balance {{amount}}',
  'tip.card': 'Card',
  'tip.done': 'You tipped {{amount}}. {{name}} thanks you.',
  'tip.failed': 'The tip could not be paid. You have not been charged. Try again, or pay another way.',
  'tip.hint': 'The driver gets all of it',
  'tip.other': 'Other',
  'tip.otherInvalid': 'Enter a tip between {{min}} and {{max}} baht, in whole baht',
  'tip.otherLabel': 'Your tip in baht',
  'tip.payWith': 'Pay with',
  'tip.promptpay': 'PromptPay',
  'tip.send': 'Tip {{amount}}',
  'tip.sendEmpty': 'Choose an amount first',
  'tip.short': 'Not enough, balance {{amount}}',
  'tip.title': 'Tip the driver',
  'tip.unanswered': 'Press again: you will not be charged twice.',
  'tip.wallet': 'Wallet',
} as const satisfies EnglishOf<'tip'>;
