import type { EnglishOf } from '../../text-keys.ts';

export const common = {
  'common.back': 'Back',
  'common.branchOf': 'Branch {{number}}',
  'common.clear': 'Clear',
  'common.close': 'Close',
  'common.copied': 'Copied',
  'common.copy': 'Copy',
  'common.distanceKm': '{{km}} km',
  'common.done': 'Done',
  'common.headOffice': 'Head office',
  'common.offline': 'You are offline. Everything you entered is still here.',
  'common.remove': 'Remove',
  'common.retry': 'Try again',
  'common.share': 'Share',
  'common.viewFailed': 'This part did not load. Check your connection and try again.',
} satisfies EnglishOf<'common'>;
