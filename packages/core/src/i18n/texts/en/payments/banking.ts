import type { EnglishOf } from '../../../text-keys.ts';

export const banking: EnglishOf<'banking'> = {
  'banking.billAgain': 'Get a new bill',
  'banking.billLabel': 'Bar code to pay {{amount}}',
  'banking.billOver': 'This bill can no longer be paid',
  'banking.billSave': 'Save the bill',
  'banking.billSaveFailed': 'It could not be saved. Please take a screenshot.',
  'banking.billSaved': 'The bill is saved',
  'banking.confirm': 'Confirm with your bank',
  'banking.confirmOpen': 'Open your bank’s page and confirm there',
  'banking.confirmOpened': 'Your bank’s page is open. Confirm there.',
  'banking.copy': 'Copy {{name}}',
  'banking.copyFailed': 'Press and hold the number to copy it',
  'banking.declined': 'Your bank refused this payment',
  'banking.notCharged': 'You have not been charged',
  'banking.over': 'The time to confirm is over',
  'banking.payBefore': 'Pay before {{date}}',
  'banking.receiptSoon': 'As soon as the money is there',
  'banking.waiting': 'Waiting for your bank',
  'banking.waitingHelp': 'Usually within a minute',
};
