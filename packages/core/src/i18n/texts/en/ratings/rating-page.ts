import type { EnglishOf } from '../../../text-keys.ts';

export const ratingPage = {
  'ratingPage.book': 'Book a delivery',
  'ratingPage.failed': 'This page cannot be shown right now',
  'ratingPage.failedHelp': 'Check your connection and try again.',
  'ratingPage.jobNumber': 'Job {{id}}',
  'ratingPage.line': 'The stops of this job',
  'ratingPage.notYet': 'You can rate it once it is delivered',
  'ratingPage.notYetHelp':
    'This job is still under way, or it ended without a delivery. This link works for the rating when every stop is served.',
  'ratingPage.returned': 'Back to {{stop}}',
  'ratingPage.title': 'Rate a delivery',
  'ratingPage.track': 'See the job',
  'ratingPage.unknown': 'There is no job behind this link',
  'ratingPage.unknownHelp': 'The link may be incomplete. Open it again from the message or the mail.',
} as const satisfies EnglishOf<'ratingPage'>;
