import type { EnglishOf } from '../../../text-keys.ts';

export const billing: EnglishOf<'billing'> = {
  'billing.add': 'Add an address',
  'billing.added': '{{name}} added',
  'billing.address': 'Address for receipts',
  'billing.addressHelp': 'As registered, for example 98 Soi Ari 4, Phaya Thai, Bangkok 10400',
  'billing.cancel': 'Cancel',
  'billing.change': 'Change',
  'billing.changed': '{{name}} changed',
  'billing.companyName': 'Name of the company or taxpayer',
  'billing.empty': 'No address for receipts yet',
  'billing.emptyAction': 'Add the first one',
  'billing.failed': 'Your addresses for receipts cannot be shown right now',
  'billing.keep': 'Keep it',
  'billing.list': 'Addresses for receipts',
  'billing.listDetail': 'Choose one when you book or ask for a receipt. You can keep up to {{most}}.',
  'billing.remove': 'Delete',
  'billing.removed': '{{name}} deleted',
  'billing.removeDetail': 'Receipts already issued do not change.',
  'billing.removeTitle': 'Delete {{name}}?',
  'billing.save': 'Save',
  'billing.taxId': 'Tax ID',
};
