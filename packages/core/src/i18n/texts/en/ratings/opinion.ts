import type { EnglishOf } from '../../../text-keys.ts';

export const opinion = {
  'opinion.book': 'Book a delivery',
  'opinion.failed': 'This page cannot be shown right now',
  'opinion.failedHelp': 'Check your connection and try again.',
  'opinion.jobNumber': 'Job {{id}}',
  'opinion.line': 'The stops of this job',
  'opinion.notYet': 'You can rate it once it is delivered',
  'opinion.notYetHelp':
    'This job is still under way, or it ended without a delivery. This link works for the rating when every stop is served.',
  'opinion.returned': 'Back to {{stop}}',
  'opinion.title': 'Rate a delivery',
  'opinion.track': 'See the job',
  'opinion.unknown': 'There is no job behind this link',
  'opinion.unknownHelp': 'The link may be incomplete. Open it again from the message or the mail.',
} as const satisfies EnglishOf<'opinion'>;
