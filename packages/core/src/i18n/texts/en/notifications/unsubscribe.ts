import type { EnglishOf } from '../../../text-keys.ts';

export const unsubscribe = {
  'unsubscribe.allAgainHelp': 'Emails go to {{address}} as usual.',
  'unsubscribe.failed': 'This page cannot be shown right now',
  'unsubscribe.failedHelp': 'Check your connection and try again.',
  'unsubscribe.help': 'You will get no more emails about “{{event}}” at {{address}}. Your notifications page still shows them.',
  'unsubscribe.more': 'Choose what you get, one by one:',
  'unsubscribe.noneOfAll': 'All that can be stopped is stopped',
  'unsubscribe.noneOfAllHelp': 'Invoices, documents and what protects your account are still sent to {{address}}.',
  'unsubscribe.off': 'Stopped',
  'unsubscribe.offHelp': 'We send no more emails about “{{event}}” to {{address}}.',
  'unsubscribe.onAgain': 'They are sent again',
  'unsubscribe.onAgainHelp': 'Emails about “{{event}}” go to {{address}} as before.',
  'unsubscribe.settings': 'Notification settings',
  'unsubscribe.stop': 'Stop these emails',
  'unsubscribe.stopAll': 'Stop all emails that can be stopped',
  'unsubscribe.stopAllHelp': 'Invoices, documents and what protects your account cannot be stopped.',
  'unsubscribe.title': 'Stop emails',
  'unsubscribe.undo': 'Send them again',
  'unsubscribe.unknown': 'This link does not work any more',
  'unsubscribe.unknownEvent': 'everything in that email',
  'unsubscribe.unknownHelp': 'It may be incomplete. Open it again from the email, or sign in and choose in the settings.',
} as const satisfies EnglishOf<'unsubscribe'>;
