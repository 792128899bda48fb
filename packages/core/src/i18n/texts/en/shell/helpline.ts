import type { EnglishOf } from '../../../text-keys.ts';

export const helpline = {
  'helpline.call': 'Call {{phone}}',
  'helpline.closedNow': 'Closed now',
  'helpline.driverHeads': '{{name}} is on the way to {{stop}}',
  'helpline.failed': 'Our contact details did not load',
  'helpline.failedHelp': 'Check your connection and try again.',
  'helpline.follow': 'Follow the delivery',
  'helpline.hours': 'We answer every day, {{hours}}',
  'helpline.job': 'Job {{job}}',
  'helpline.jobAbout': 'Job {{job}} · about {{time}}',
  'helpline.loading': 'Loading our contact details',
  'helpline.openNow': 'Open now',
  'helpline.opens': 'We are back at {{time}}',
  'helpline.title': 'How can we help?',
} as const satisfies EnglishOf<'helpline'>;
